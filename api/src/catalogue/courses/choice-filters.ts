import type { Database } from '../../database/database.ts';
import { invalidChoice, invalidFields } from '../../http/body-fields.ts';
import type { CatalogueCache } from '../cache/catalogue-cache.ts';

/** A table whose ids are the choices of a filter. */
type ChoiceTable = 'countries' | 'interests' | 'specializations' | 'universities';

/**
 * Reads the repeated values of a choice filter (API-27, API-28).
 * @throws HttpError 400 for an empty or unknown choice
 */
export type ReadChoices = (query: URLSearchParams, name: string, table: ChoiceTable) => Promise<number[]>;

const MAX_CHOICES = 200;

export function createChoiceReader(database: Database, cache: CatalogueCache): ReadChoices {
  const readIds = async (table: ChoiceTable) =>
    Int32Array.from(await database.query(`SELECT id FROM ${table}`, []), ([id]) => Number(id));

  return async (query, name, table) => {
    const values = query.getAll(name);
    if (values.length === 0) return [];
    const ids = values.map((value) => {
      if (!/^\s*\d{1,9}\s*$/.test(value))
        throw invalidFields({ [name]: [`“${value.slice(0, 100)}” is not a valid value.`] });
      return Number(value);
    });
    const chosen = [...new Set(ids)].slice(0, MAX_CHOICES);
    const existing = await cache.get(
      `choices/${table}`,
      () => readIds(table),
      (all) => all.byteLength,
    );
    const unknown = chosen.find((id) => !existing.includes(id));
    if (unknown !== undefined) throw invalidChoice(name, unknown);
    return chosen;
  };
}
