import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { type PageRequest, resolvePage } from '../../http/paging.ts';
import type { CatalogueCache } from '../cache/catalogue-cache.ts';
import { hasOtherNames, inNamesOfCatalogue } from '../other-names/in-names-of-catalogue.ts';
import { alternatives, readVocabulary } from '../spelling/spelling.ts';
import type { WordAlternatives } from './course-conditions.ts';
import { type CourseFacets, groupFacets } from './course-facets.ts';
import type { CourseFilter } from './course-filter.ts';
import type { CourseFinder } from './course-finder.ts';

/** One page of the found courses. */
interface CoursePage {
  /** All found courses. */
  count: number;
  /** The records of the page as JSON texts. */
  documents: string[];
  /** `similar` when typing errors were corrected. */
  match: 'exact' | 'similar';
  /** The spellings that were searched for. */
  words: WordAlternatives;
}

export interface CourseSearch {
  /** @throws HttpError 404 for a page beyond the last */
  find: (filter: CourseFilter, request: PageRequest) => Promise<CoursePage>;
  /**
   * @param words those of the page the facets belong to
   * @param verified the verified universities
   */
  facets: (
    filter: CourseFilter,
    words: WordAlternatives,
    verified: readonly number[],
  ) => Promise<CourseFacets & { verified: number }>;
}

/** Typing errors are corrected when a search finds fewer courses than this. */
const MIN_EXACT_MATCHES = 3;

/** Estimated bytes of a cached word and of a cached count. */
const WORD_BYTES = 100;
const COUNT_BYTES = 60;

/**
 * The students' course search. It looks for the typed words first, in the names that the catalogue has; if that finds next
 * to nothing, for the words of the catalogue that they are nearest to.
 * @param currentFinder the index in memory, or SQL
 */
export function createCourseSearch(
  database: Database,
  cache: CatalogueCache,
  currentFinder: () => Promise<CourseFinder>,
  readDocuments: (ids: Iterable<number>) => Promise<string[]>,
): CourseSearch {
  const vocabulary = () =>
    cache.get(
      'vocabulary',
      () => readVocabulary(database),
      ({ words }) => words.length * WORD_BYTES,
    );
  const idsOf = (filter: CourseFilter, words: WordAlternatives) =>
    cache.get(
      `ids/${JSON.stringify([filter, words])}`,
      async () => (await currentFinder()).findIds(filter, words),
      (ids) => ids.byteLength,
    );

  /** The filter with the names that the catalogue has: "england" where it has only "uk" would find nothing. */
  const inKnownNames = async (filter: CourseFilter): Promise<CourseFilter> => {
    if (!filter.search || !hasOtherNames(filter.search)) return filter;
    const { known } = await vocabulary();
    return { ...filter, search: inNamesOfCatalogue(filter.search, (word) => known.has(word)) };
  };

  const findMatches = async (
    asked: CourseFilter,
  ): Promise<{ ids: Int32Array; match: CoursePage['match']; words: WordAlternatives }> => {
    const filter = await inKnownNames(asked);
    const typedWords: WordAlternatives = filter.search?.words.map((word) => [word]) ?? [];
    const exact = { ids: await idsOf(filter, typedWords), match: 'exact' as const, words: typedWords };
    if (!filter.search || exact.ids.length >= MIN_EXACT_MATCHES) return exact;
    const knownWords = await vocabulary();
    const words: string[][] = [];
    for (const word of filter.search.words) {
      words.push(alternatives(word, knownWords));
      // With a large vocabulary each word takes some milliseconds.
      await letOthersRun();
    }
    const isSame = words.every(
      (spellings, index) => spellings.length === 1 && spellings[0] === typedWords[index]?.[0],
    );
    if (isSame || words.some((spellings) => spellings.length === 0)) return exact;
    const similarIds = await idsOf(filter, words);
    return similarIds.length > exact.ids.length ? { ids: similarIds, match: 'similar', words } : exact;
  };

  return {
    find: async (filter, request) => {
      const { ids, match, words } = await findMatches(filter);
      const page = resolvePage(request, ids.length);
      const pageIds = ids.subarray((page - 1) * request.size, page * request.size);
      return { count: ids.length, documents: await readDocuments(pageIds), match, words };
    },
    facets: async (filter, words, verified) => {
      const counts = await cache.get(
        `facets/${JSON.stringify([{ ...filter, sort: '' }, words])}`,
        async () => (await currentFinder()).countFacets(filter, words),
        (found) => found.length * COUNT_BYTES,
      );
      const ofVerified = await idsOf({ ...filter, among: verified, sort: 'relevance' }, words);
      return { ...groupFacets(counts), verified: ofVerified.length };
    },
  };
}
