import { ielts, pte, toefl } from 'shared-facts/tests';
import type { TestContent } from './test-content.ts';
import { testWords } from './words.en.ts';

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
