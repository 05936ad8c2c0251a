import type { FacetColumn, WordAlternatives } from '../courses/course-conditions.ts';
import type { FacetCount } from '../courses/course-facets.ts';
import type { CourseFilter } from '../courses/course-filter.ts';
import type { CourseFinder } from '../courses/course-finder.ts';
import { type Ranks, sortByRank } from './ranks.ts';
import type { WordIndex } from './word-index.ts';

/** What all courses are found by, as arrays in the order of the courses' ids; 0 stands for no choice. */
export interface CourseColumns {
  ids: Int32Array;
  /** The different names, and which of them each course has. */
  names: readonly string[];
  nameOf: Int32Array;
  words: WordIndex;
  choices: Record<FacetColumn | 'university_id', Int32Array>;
  /** NaN without a fee. */
  fees: Float64Array;
  /** The fees in rupees; NaN without a fee or its rate. */
  rupees: Float64Array;
  ranks: Record<'fee' | 'deadline' | 'duration', Ranks>;
}

const facetColumns = ['interest_id', 'specialization_id', 'country_id'] as const;

/** Relevance: the exact name, names that begin with the text, with a word that does, with all words; others. */
const RELEVANCE_RANKS = 5;

/** Finds courses in memory. The rules are those of `find-course-ids.ts` and `course-facets.ts`; a test compares them. */
export function createCourseIndex(columns: CourseColumns): CourseFinder {
  const { ids, names, nameOf, words: wordIndex, choices, ranks } = columns;
  const count = ids.length;
  /** For one search after the other: new arrays of this length for each would keep the garbage collector busy. */
  const wordCounts = new Uint8Array(count);
  const found = new Int32Array(count);

  /** Counts in `wordCounts` how many of the words each course has, up to the first one that it has not. */
  function countWords(words: WordAlternatives): void {
    wordCounts.fill(0);
    words.forEach((spellings, before) => {
      for (const spelling of spellings)
        wordIndex.visitTextsWith(spelling, (rows) => {
          for (let index = 0; index < rows.length; index += 1) {
            const row = rows[index]!;
            if (wordCounts[row] === before) wordCounts[row] = before + 1;
          }
        });
    });
  }

  function relevanceOf(phrase: string, words: WordAlternatives): (row: number) => number {
    const known = new Uint8Array(names.length).fill(RELEVANCE_RANKS);
    const rankName = (name: string) => {
      if (name === phrase) return 0;
      if (name.startsWith(phrase)) return 1;
      if (name.includes(` ${phrase}`)) return 2;
      return words.every((spellings) => spellings.some((word) => name.includes(word))) ? 3 : 4;
    };
    return (row) => {
      const name = nameOf[row]!;
      if (known[name] === RELEVANCE_RANKS) known[name] = rankName(names[name]!);
      return known[name]!;
    };
  }

  const chosenFilters = (filter: CourseFilter) =>
    [
      { column: choices.interest_id, wanted: filter.interests },
      { column: choices.specialization_id, wanted: filter.specializations },
      { column: choices.country_id, wanted: filter.countries },
      { column: choices.university_id, wanted: filter.universities },
    ].filter(({ wanted }) => wanted.length > 0);

  function sort(rows: Int32Array, filter: CourseFilter, words: WordAlternatives): Int32Array {
    if (filter.sort === 'relevance')
      return filter.search
        ? sortByRank(rows, relevanceOf(filter.search.phrase, words), RELEVANCE_RANKS)
        : rows;
    const isDescending = filter.sort.startsWith('-');
    const { rankOf, count: valueCount } = ranks[filter.sort.replace('-', '') as keyof typeof ranks];
    // Courses without the value come last in both directions.
    const rank = isDescending
      ? (row: number) => (rankOf[row] === valueCount ? valueCount : valueCount - 1 - rankOf[row]!)
      : (row: number) => rankOf[row]!;
    return sortByRank(rows, rank, valueCount + 1);
  }

  return {
    findIds: (filter, words) => {
      const filters = chosenFilters(filter);
      countWords(words);
      const wordCount = words.length;
      const maxFee = filter.maxFee ?? Number.POSITIVE_INFINITY;
      const fees = filter.isInRupees ? columns.rupees : columns.fees;
      const among = filter.among && new Set(filter.among);
      let length = 0;
      search: for (let row = 0; row < count; row += 1) {
        // No fee counts as 0, an unreadable one is kept (VALID-10): a comparison with NaN is false.
        if (wordCounts[row] !== wordCount || fees[row]! > maxFee) continue;
        if (among && !among.has(choices.university_id[row]!)) continue;
        for (const { column, wanted } of filters) if (!wanted.includes(column[row]!)) continue search;
        found[length] = row;
        length += 1;
      }
      return sort(found.subarray(0, length), filter, words).map((row) => ids[row]!);
    },

    countFacets: (filter, words) => {
      const wanted = [filter.interests, filter.specializations, filter.countries] as const;
      const counts = facetColumns.map(() => new Map<number, number>());
      countWords(words);
      const wordCount = words.length;
      const maxFee = filter.maxFee ?? Number.POSITIVE_INFINITY;
      const fees = filter.isInRupees ? columns.rupees : columns.fees;
      const { universities } = filter;
      const among = filter.among && new Set(filter.among);
      for (let row = 0; row < count; row += 1) {
        if (wordCounts[row] !== wordCount || fees[row]! > maxFee) continue;
        if (universities.length > 0 && !universities.includes(choices.university_id[row]!)) continue;
        if (among && !among.has(choices.university_id[row]!)) continue;
        // A course counts in a group when it passes the filters of the other two.
        let failed = -1;
        let failures = 0;
        for (let group = 0; group < facetColumns.length; group += 1) {
          const list = wanted[group]!;
          if (list.length > 0 && !list.includes(choices[facetColumns[group]!][row]!)) {
            failed = group;
            failures += 1;
          }
        }
        if (failures > 1) continue;
        for (let group = 0; group < facetColumns.length; group += 1) {
          if (failures === 1 && failed !== group) continue;
          const choice = choices[facetColumns[group]!][row]!;
          if (choice !== 0) counts[group]!.set(choice, (counts[group]!.get(choice) ?? 0) + 1);
        }
      }
      return facetColumns.flatMap((column, group) =>
        [...counts[group]!].map(([id, found]): FacetCount => ({ column, id, count: found })),
      );
    },
  };
}
