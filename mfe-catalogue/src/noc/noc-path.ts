/** Address of the NOC checklist, with the state of an institution filled in where there is one. */
export const nocPath = (universityId?: number | null): string =>
  universityId == null ? '/noc' : `/noc?university=${universityId}`;
