import type { StaffRecords } from '../../applications/read-staff-records.ts';
import { isByApplicant, statusNames } from '../../applications/statuses.ts';
import { html, type Markup } from '../../http/html.ts';
import { nepalTimestamp, timestampMinute } from '../../http/nepal-time.ts';

/** Nothing for entries from before names were stored, and for removed accounts. */
export const nameOf = (by: string | null) => by && `, by ${by}`;

/** The statuses of an application and who was responsible for it, oldest first. */
export function historyList({ history, handOvers }: Pick<StaffRecords, 'history' | 'handOvers'>): Markup {
  const entries: { at: Date; text: Markup }[] = [
    ...history.map(({ at, status, note, by }) => ({
      at,
      text: html`${statusNames[status]}${nameOf(isByApplicant(status) ? 'the applicant' : by)}${note && html`<pre class="muted">${note}</pre>`}`,
    })),
    ...handOvers.map((handOver, index) => ({
      at: handOver.at,
      text: html`responsible: ${receiverOf(handOver)} (before: ${receiverOf(handOvers[index - 1])})${nameOf(handOver.by)}`,
    })),
  ];
  entries.sort((a, b) => a.at.getTime() - b.at.getTime());
  return html`<ol>${entries.map(({ at, text }) => html`<li>${timestampMinute(nepalTimestamp(at))}: ${text}</li>`)}</ol>`;
}

/** Who was responsible after a change; nobody before the first one. */
function receiverOf(handOver: StaffRecords['handOvers'][number] | undefined): string {
  if (!handOver || handOver.toNobody) return 'nobody';
  return handOver.to ?? 'a removed account';
}
