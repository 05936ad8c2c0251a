import type { StaffRecords } from '../../applications/read-staff-records.ts';
import { isByApplicant, statusNames } from '../../applications/statuses.ts';
import { html, type Markup } from '../../http/html.ts';
import { nepalTimestamp, timestampMinute } from '../../http/nepal-time.ts';

/** Nothing for entries from before names were stored, and for removed accounts. */
export const nameOf = (by: string | null) => by && `, by ${by}`;

interface Entry {
  at: Date;
  text: Markup;
}

/**
 * Entries that are given in the order in which they were stored, none of them with an earlier time than the one before. A
 * time is that at which its transaction began: one that waited for another can have the earlier time.
 */
function inOrder(stored: readonly Entry[]): Entry[] {
  let latest = new Date(0);
  return stored.map(({ at, text }) => {
    latest = at > latest ? at : latest;
    return { at: latest, text };
  });
}

/** The statuses of an application and who was responsible for it, oldest first. */
export function historyList({ history, handOvers }: Pick<StaffRecords, 'history' | 'handOvers'>): Markup {
  const changes = inOrder(
    history.map(
      ({ at, status, note, by }): Entry => ({
        at,
        text: html`${statusNames[status]}${nameOf(isByApplicant(status) ? 'the applicant' : by)}${note && html`<pre class="muted">${note}</pre>`}`,
      }),
    ),
  );
  const responsible = inOrder(
    handOvers.map(
      (handOver, index): Entry => ({
        at: handOver.at,
        text: html`responsible: ${receiverOf(handOver)} (before: ${receiverOf(handOvers[index - 1])})${nameOf(handOver.by)}`,
      }),
    ),
  );
  const entries = [...changes, ...responsible].sort((a, b) => a.at.getTime() - b.at.getTime());
  return html`<ol>${entries.map(({ at, text }) => html`<li>${timestampMinute(nepalTimestamp(at))}: ${text}</li>`)}</ol>`;
}

/** Who was responsible after a change; nobody before the first one. */
function receiverOf(handOver: StaffRecords['handOvers'][number] | undefined): string {
  if (!handOver || handOver.toNobody) return 'nobody';
  return handOver.to ?? 'a removed account';
}
