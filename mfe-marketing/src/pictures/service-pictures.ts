import type { ServiceSlug } from '../services/services.ts';
import accommodation from './services/accomodation-assistance.svg';
import career from './services/career-counseling.svg';
import documents from './services/documentation-guidance.svg';
import health from './services/health-care.svg';
import interview from './services/interview-assistance.svg';
import university from './services/right-university-selection.svg';
import scholarship from './services/scholarship.svg';
import test from './services/test-preparation.svg';
import visa from './services/visa-assistance.svg';

/** Addresses of the drawn pictures, as the bundler emits them. */
export const servicePictures: Record<ServiceSlug, string> = {
  'accomodation-assistance': accommodation,
  'career-counseling': career,
  'right-university-selection': university,
  'health-care': health,
  'interview-assistance': interview,
  'test-preparation': test,
  'documentation-guidance': documents,
  scholarship,
  'visa-assistance': visa,
};
