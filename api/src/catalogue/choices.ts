import type { Database } from '../database/database.ts';
import { fieldRefusal } from '../http/fields.ts';

export type ChoiceTable = 'countries' | 'interests' | 'specializations' | 'universities';

/**
 * Reads the repeated values of a choice filter (A27, A28): ids that exist, OR between them. An empty value is no
 * choice and refused like the original does.
 */
export async function readChoices(
  database: Database,
  query: URLSearchParams,
  name: string,
  table: ChoiceTable,
): Promise<number[]> {
  const values = query.getAll(name);
  if (values.length === 0) return [];
  const ids = values.map((value) => {
    if (!/^\s*\d{1,9}\s*$/.test(value))
      throw fieldRefusal({ [name]: [`“${value.slice(0, 100)}” is not a valid value.`] });
    return Number(value);
  });
  const unique = [...new Set(ids)].slice(0, 200);
  const known = new Set(
    (await database.query(`SELECT id FROM ${table} WHERE id = ANY($1)`, [unique])).map(([id]) => id),
  );
  const stranger = unique.find((id) => !known.has(id));
  if (stranger !== undefined) {
    throw fieldRefusal({
      [name]: [`Select a valid choice. ${stranger} is not one of the available choices.`],
    });
  }
  return unique;
}

/** The fee limit under any of its three names (decisions C-5); an empty value is no limit (A27). */
export function readMaxFee(query: URLSearchParams): number | null {
  let limit: number | null = null;
  for (const name of ['max_fee', 'maxFee', 'annual_fees']) {
    const value = query.get(name)?.trim();
    if (!value) continue;
    if (!/^[+-]?(\d{1,15}(\.\d{0,6})?|\.\d{1,6})$/.test(value))
      throw fieldRefusal({ [name]: ['Enter a number.'] });
    limit ??= Number(value);
  }
  return limit;
}
