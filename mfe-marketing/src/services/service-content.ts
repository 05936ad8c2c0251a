import type { Words } from '../text/running-text.tsx';

/** Content of a service page. */
export interface ServiceContent {
  lead: string;
  intro: readonly Words[];
  /** What the consultancy does. */
  help: readonly string[];
  /** The steps, in order. */
  steps: readonly { title: string; text: string }[];
  /** What the student brings or prepares. */
  bring: readonly string[];
}
