import { setImmediate as letOthersRun } from 'node:timers/promises';

/** The order of numbered records by one value: equal values have equal ranks, records without a value the last one. */
export interface Ranks {
  rankOf: Int32Array;
  /** The number of different values, which is also the rank of records without one. */
  count: number;
}

/** Other requests are answered between the steps, each of which takes some milliseconds for 100,000 records. */
export async function rankValues<T extends number | string>(values: readonly (T | null)[]): Promise<Ranks> {
  const different = new Set(values);
  different.delete(null);
  await letOthersRun();
  const sorted = inOrder([...different] as T[]);
  await letOthersRun();
  const ranks = new Map<T | null, number>();
  for (const value of sorted) ranks.set(value as T, ranks.size);
  await letOthersRun();
  const rankOf = new Int32Array(values.length);
  values.forEach((value, record) => {
    rankOf[record] = ranks.get(value) ?? sorted.length;
  });
  return { rankOf, count: sorted.length };
}

/** The built-in order of numbers needs a typed array; texts are compared by their characters' codes. */
const inOrder = (values: (number | string)[]): ArrayLike<number | string> & Iterable<number | string> =>
  typeof values[0] === 'number' ? Float64Array.from(values as number[]).sort() : values.sort();

/** Sorts records by rank in place of comparing them: records of one rank keep their order. */
export function sortByRank(
  records: Int32Array,
  rankOf: (record: number) => number,
  rankCount: number,
): Int32Array {
  const starts = new Uint32Array(rankCount + 1);
  const ranks = records.map(rankOf);
  for (const rank of ranks) starts[rank + 1]! += 1;
  for (let rank = 0; rank < rankCount; rank += 1) starts[rank + 1]! += starts[rank]!;
  const sorted = new Int32Array(records.length);
  for (let index = 0; index < records.length; index += 1) {
    const rank = ranks[index]!;
    sorted[starts[rank]!] = records[index]!;
    starts[rank]! += 1;
  }
  return sorted;
}
