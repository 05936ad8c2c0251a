import { labels } from './labels/tests.en.ts';
import { officialPages } from './official-pages.ts';
import { published } from './published.ts';

const fromIelts = published(officialPages.ielts, 'FACT-7');
const fromToefl = published(officialPages.toefl, 'FACT-8');
const fromPte = published(officialPages.pte, 'FACT-9');

/** FACT-7. */
export const ielts = {
  listeningParts: fromIelts(labels.ielts.listeningParts, 4, 'parts'),
  listeningQuestions: fromIelts(labels.ielts.listeningQuestions, 10, 'questions'),
  reading: fromIelts(labels.ielts.reading, 60, 'minutes'),
  writing: fromIelts(labels.ielts.writing, 60, 'minutes'),
  writingTask1: fromIelts(labels.ielts.writingTask1, 150, 'words'),
  writingTask2: fromIelts(labels.ielts.writingTask2, 250, 'words'),
  speaking: fromIelts(labels.ielts.speaking, [11, 14], 'minutes'),
  resultsComputer: fromIelts(labels.ielts.resultsComputer, [3, 5], 'days'),
  resultsPaper: fromIelts(labels.ielts.resultsPaper, 13, 'days'),
  bands: fromIelts(labels.ielts.bands, 9, 'bands'),
} as const;

/** FACT-8. */
export const toefl = {
  score: fromToefl(labels.toefl.score, [0, 120], 'points'),
  section: fromToefl(labels.toefl.section, [0, 30], 'points'),
  results: fromToefl(labels.toefl.results, [4, 8], 'days'),
  validity: fromToefl(labels.toefl.validity, 2, 'years'),
} as const;

/** FACT-9. */
export const pte = {
  score: fromPte(labels.pte.score, [10, 90], 'points'),
  results: fromPte(labels.pte.results, 48, 'hours'),
} as const;
