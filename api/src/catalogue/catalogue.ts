import type { FastifyRequest } from 'fastify';
import { httpError } from '../http/http-error.ts';
import { readPagedList } from '../http/paged-list.ts';
import { idOf } from '../http/request-url.ts';
import type { CallDescription } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { createCatalogueCache } from './cache/catalogue-cache.ts';
import { followCatalogueVersion } from './cache/catalogue-version.ts';
import { type FollowedCourseIndex, followCourseIndex } from './course-index/follow-course-index.ts';
import { createChoiceReader, type ReadChoices } from './courses/choice-filters.ts';
import { type CourseSearch, createCourseSearch } from './courses/course-search.ts';
import { createSimilarFinder, type FindSimilar } from './courses/find-similar.ts';
import {
  type CatalogueRecords,
  type ColumnFilter,
  createCatalogueRecords,
  type RecordTable,
} from './records.ts';
import { createScholarshipFinder, type FindScholarships } from './scholarships/scholarship-facts.ts';
import { createVerifiedReader, type ReadVerifiedUniversities } from './universities/verified-universities.ts';

/** What the catalogue's routes share: one cache and the reads over it. */
export interface Catalogue {
  publicUrl: string;
  records: CatalogueRecords;
  readChoices: ReadChoices;
  readVerified: ReadVerifiedUniversities;
  findScholarships: FindScholarships;
  findSimilar: FindSimilar;
  search: CourseSearch;
  index: FollowedCourseIndex;
}

export function createCatalogue({ database, configuration, log }: Service): Catalogue {
  const { publicUrl } = configuration;
  const version = followCatalogueVersion(database);
  const cache = createCatalogueCache(version);
  const index = followCourseIndex(database, version, log);
  const records = createCatalogueRecords(database, cache, publicUrl);
  return {
    publicUrl,
    records,
    readChoices: createChoiceReader(database, cache),
    readVerified: createVerifiedReader(database, cache),
    findScholarships: createScholarshipFinder(database, cache),
    findSimilar: createSimilarFinder(database, cache),
    search: createCourseSearch(database, cache, index.finder, (ids) =>
      records.byIds('course_documents', ids),
    ),
    index,
  };
}

/** The description of a catalogue call for the OpenAPI document. */
export const describeCall = (summary: string, more: Partial<CallDescription>): CallDescription => ({
  summary,
  tag: 'Catalogue',
  ...more,
});

/** The answer of a list call over one table. */
export async function readRecordList(
  catalogue: Catalogue,
  request: FastifyRequest,
  list: { table: RecordTable; filters?: readonly ColumnFilter[]; defaultSize: number; order?: string },
): Promise<string[]> {
  const { table, filters = [], defaultSize, order = 'id' } = list;
  const ids = await catalogue.records.findIds(table, filters, order);
  return readPagedList(request, {
    publicUrl: catalogue.publicUrl,
    defaultSize,
    count: async () => ids.length,
    readPage: (limit, offset) => catalogue.records.byIds(table, ids.subarray(offset, offset + limit)),
  });
}

/**
 * The answer of an info call.
 * @throws HttpError 404 for an unknown id
 */
export async function readRecord(
  { records }: Catalogue,
  request: FastifyRequest,
  table: RecordTable,
): Promise<string> {
  const id = idOf(request);
  const [text] = id === null ? [] : await records.byIds(table, [id]);
  if (text === undefined) throw httpError.notFound();
  return text;
}
