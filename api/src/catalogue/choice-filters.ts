import type { Database } from '../database/database.ts';
import { fieldRefusal } from '../http/body-fields.ts';
import type { CatalogueMemory } from './catalogue-cache.ts';

export type ChoiceTable = 'countries' | 'interests' | 'specializations' | 'universities';

export type ReadChoices = (query: URLSearchParams, name: string, table: ChoiceTable) => Promise<number[]>;

/**
 * Reads the repeated values of a choice filter (A27, A28): ids that exist, OR between them. An empty value is no
 * choice and refused like the original does. Which ids exist is remembered until the catalogue changes.
 */
export function choiceReader(database: Database, memory: CatalogueMemory): ReadChoices {
  const idsOf = async (table: ChoiceTable) =>
    Int32Array.from(await database.query(`SELECT id FROM ${table}`, []), ([id]) => Number(id));

  return async (query, name, table) => {
    const values = query.getAll(name);
    if (values.length === 0) return [];
    const ids = values.map((value) => {
      if (!/^\s*\d{1,9}\s*$/.test(value))
        throw fieldRefusal({ [name]: [`“${value.slice(0, 100)}” is not a valid value.`] });
      return Number(value);
    });
    const unique = [...new Set(ids)].slice(0, 200);
    const known = await memory.remember(
      `choices/${table}`,
      () => idsOf(table),
      (all) => all.byteLength,
    );
    const stranger = unique.find((id) => !known.includes(id));
    if (stranger !== undefined) {
      throw fieldRefusal({
        [name]: [`Select a valid choice. ${stranger} is not one of the available choices.`],
      });
    }
    return unique;
  };
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
