import type { Fact } from 'shared-facts';
import type { Words } from '../text/running-text.tsx';

export type TestSlug = 'ielts' | 'toefl' | 'pte';

export interface TestSkill {
  /** The same in all languages. */
  id: string;
  name: string;
  content: readonly Words[];
}

/** What a test-preparation page says (PAGE-1): introduction, why choose, key features, types, format, tips; skills where there are tabs. */
export interface TestWords {
  lead: string;
  intro: readonly Words[];
  why: readonly Words[];
  features: readonly Words[];
  types: readonly { name: string; content: Words }[];
  format: readonly { part: string; content: Words }[];
  tips: readonly string[];
  /** PAGE-2: for IELTS and PTE, not for TOEFL (C-46). */
  skills?: readonly TestSkill[];
}

export interface TestContent extends TestWords {
  slug: TestSlug;
  name: string;
  longName: string;
  figures: readonly Fact[];
}
