import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import type { CourseFinder } from '../courses/course-finder.ts';
import type { FeeRates } from '../fees/fee-rates.ts';
import { type CourseColumns, createCourseIndex } from './course-index.ts';
import { rankValues } from './ranks.ts';
import { createWordIndexBuilder } from './word-index.ts';

/** Courses that are read and indexed at once: some milliseconds, between which requests are answered. */
const COURSES_PER_PIECE = 2000;

/**
 * Reads all courses and builds the index of them, in pieces.
 * @param rates by which fees of several currencies are compared
 * @param isStopping asked between the pieces
 * @returns null when it was stopped
 */
export async function buildCourseIndex(
  database: Pick<Database, 'query'>,
  rates: FeeRates,
  isStopping: () => boolean,
): Promise<{ finder: CourseFinder; count: number } | null> {
  const ids: number[] = [];
  const names = new Map<string, number>();
  const nameOf: number[] = [];
  const choices: Record<keyof CourseColumns['choices'], number[]> = {
    interest_id: [],
    specialization_id: [],
    country_id: [],
    university_id: [],
  };
  const fees: (number | null)[] = [];
  const rupees: (number | null)[] = [];
  const deadlines: (string | null)[] = [];
  const durations: (number | null)[] = [];
  const words = createWordIndexBuilder();

  for (let isLast = false; !isLast; ) {
    if (isStopping()) return null;
    const rows = await database.query(
      `SELECT id, name_folded, search_folded, interest_id, specialization_id, country_id, university_id, fee, deadline, duration, currency
       FROM courses WHERE id > $1 ORDER BY id LIMIT ${COURSES_PER_PIECE}`,
      [ids.at(-1) ?? 0],
    );
    isLast = rows.length < COURSES_PER_PIECE;
    for (const row of rows) {
      const name = row[1] as string;
      const nameNumber = names.get(name) ?? names.size;
      if (nameNumber === names.size) names.set(name, nameNumber);
      ids.push(row[0] as number);
      nameOf.push(nameNumber);
      words.add(row[2] as string);
      choices.interest_id.push((row[3] as number | null) ?? 0);
      choices.specialization_id.push((row[4] as number | null) ?? 0);
      choices.country_id.push((row[5] as number | null) ?? 0);
      choices.university_id.push((row[6] as number | null) ?? 0);
      fees.push(row[7] as number | null);
      rupees.push(inRupees(row[7] as number | null, row[10] as string | null, rates));
      deadlines.push(row[8] as string | null);
      durations.push(row[9] as number | null);
    }
    await letOthersRun();
  }

  const wordIndex = words.finish();
  await letOthersRun();
  const fee = await rankValues(rupees);
  await letOthersRun();
  const deadline = await rankValues(deadlines);
  await letOthersRun();
  const duration = await rankValues(durations);
  await letOthersRun();
  const finder = createCourseIndex({
    ids: Int32Array.from(ids),
    names: [...names.keys()],
    nameOf: Int32Array.from(nameOf),
    words: wordIndex,
    choices: {
      interest_id: Int32Array.from(choices.interest_id),
      specialization_id: Int32Array.from(choices.specialization_id),
      country_id: Int32Array.from(choices.country_id),
      university_id: Int32Array.from(choices.university_id),
    },
    fees: Float64Array.from(fees, (value) => value ?? Number.NaN),
    rupees: Float64Array.from(rupees, (value) => value ?? Number.NaN),
    ranks: { fee, deadline, duration },
  });
  return { finder, count: ids.length };
}

/** The rules of `feeInRupees` in SQL. */
function inRupees(fee: number | null, currency: string | null, rates: FeeRates): number | null {
  if (fee === null || fee === 0) return fee;
  const rate = currency === null ? undefined : rates.get(currency);
  return rate === undefined ? null : fee * rate;
}
