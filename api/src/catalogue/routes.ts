import type { FastifyInstance } from 'fastify';
import type { Service } from '../http/service.ts';
import { createCatalogue } from './catalogue.ts';
import { addChoiceLists } from './courses/choice-lists.ts';
import { addCourseInfo } from './courses/course-info.ts';
import { addCourseList } from './courses/course-list.ts';
import { addSimilarCourses } from './courses/course-similar.ts';
import { addScholarshipList } from './scholarships/scholarship-list.ts';
import { addUniversityInfo } from './universities/university-info.ts';
import { addUniversityList } from './universities/university-list.ts';

/** Courses, their filter choices, universities and scholarships (CALL-1 to CALL-9). */
export function addCatalogueRoutes(app: FastifyInstance, service: Service): void {
  const catalogue = createCatalogue(service);
  app.addHook('onListen', async () => catalogue.index.start());
  app.addHook('onClose', () => catalogue.index.stop());
  addCourseList(app, catalogue);
  addCourseInfo(app, catalogue);
  addSimilarCourses(app, catalogue);
  addUniversityInfo(app, catalogue);
  addChoiceLists(app, catalogue);
  addUniversityList(app, catalogue);
  addScholarshipList(app, catalogue);
}
