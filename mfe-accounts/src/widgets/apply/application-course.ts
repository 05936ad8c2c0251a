/** The course that is applied for. */
export interface ApplicationCourse {
  id: number;
  name: string;
  universityName?: string;
}
