import { table } from './table.ts';

/** For each area of the page: the moment that its remote declares for its code, and why the code was loaded or not. */
export function codeTable(): HTMLTableElement {
  const areas = window.codeAreas?.reasons();
  const rows = areas?.map(({ area, moment, reason }) => [
    area,
    moment,
    reason === null
      ? 'not loaded: nothing in it was touched, and its moment has not come'
      : `loaded: ${reason}`,
  ]) ?? [['the whole page', 'immediate', 'loaded with the document']];
  return table('Code of this page’s first view', ['area', 'moment', 'state'], rows);
}
