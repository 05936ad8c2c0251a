import type { Words } from '../text/running-text.tsx';

interface ServiceStep {
  title: string;
  /** Where it depends on the cities of the consultancy's branches, a function of them. */
  text: string | ((cities: readonly string[]) => string);
}

/** Content of a service page. */
export interface ServiceContent {
  lead: string;
  intro: readonly Words[];
  /** What the consultancy does. */
  help: readonly string[];
  /** The steps, in order. */
  steps: readonly ServiceStep[];
  /** What the student brings or prepares. */
  bring: readonly string[];
}
