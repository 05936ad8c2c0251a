import { element } from './elements.ts';

/** A cell: text, or elements. */
export type Cell = string | Node[];

/** A table that stacks its cells on narrow screens, each with the name of its column. The first cell heads the row. */
export function table(label: string, columns: readonly string[], rows: readonly Cell[][]): HTMLTableElement {
  const created = element('table', { ariaLabel: label }, [
    element('thead', {}, [
      element(
        'tr',
        {},
        columns.map((textContent) => element('th', { textContent, scope: 'col' })),
      ),
    ]),
    element(
      'tbody',
      {},
      rows.map(([head = '', ...cells]) =>
        element('tr', {}, [
          element('th', { scope: 'row' }, typeof head === 'string' ? [head] : head),
          ...cells.map((content, index) => {
            const cell = element('td', {}, typeof content === 'string' ? [content] : content);
            cell.dataset.label = columns[index + 1] ?? '';
            return cell;
          }),
        ]),
      ),
    ),
  ]);
  return created;
}

/** ISO time in minutes, UTC. */
export const shortTime = (iso: string) => (iso ? iso.slice(0, 16).replace('T', ' ') : 'unknown');
