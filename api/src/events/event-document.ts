/** What is read of an event's stored document. */
export interface EventDocument {
  formatted_start_date: string | null;
  location?: string | null;
  start_at?: string | null;
  end_at?: string | null;
}

const instantOf = (text: string | null | undefined): number => new Date(text ?? Number.NaN).getTime();

/** Whether an event has ended (by its end, else its start). False when its times are unknown. */
export function isOver({ start_at, end_at }: EventDocument): boolean {
  const end = instantOf(end_at);
  return (Number.isNaN(end) ? instantOf(start_at) : end) < Date.now();
}
