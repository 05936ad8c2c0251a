import type { Fact } from 'shared-facts';
import { ielts, pte, toefl } from 'shared-facts/tests';
import type { Words } from '../text/running-text.tsx';
import { testWords } from './words.en.ts';

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

export const tests: readonly TestContent[] = [
  {
    slug: 'ielts',
    name: 'IELTS',
    longName: 'International English Language Testing System',
    ...testWords.ielts,
    figures: [
      ielts.listeningParts,
      ielts.listeningQuestions,
      ielts.reading,
      ielts.writing,
      ielts.writingTask1,
      ielts.writingTask2,
      ielts.speaking,
      ielts.resultsComputer,
      ielts.resultsPaper,
      ielts.bands,
    ],
  },
  {
    slug: 'toefl',
    name: 'TOEFL',
    longName: 'Test of English as a Foreign Language',
    ...testWords.toefl,
    figures: [toefl.score, toefl.section, toefl.results, toefl.validity],
  },
  {
    slug: 'pte',
    name: 'PTE',
    longName: 'Pearson Test of English',
    ...testWords.pte,
    figures: [pte.score, pte.results],
  },
];
