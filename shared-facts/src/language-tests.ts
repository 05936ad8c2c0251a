import { officialPages } from './official-pages.ts';
import { published } from './published.ts';

const fromIelts = published(officialPages.ielts, 'FACT-7');
const fromToefl = published(officialPages.toefl, 'FACT-8');
const fromPte = published(officialPages.pte, 'FACT-9');

/** FACT-7. */
export const ielts = {
  listeningParts: fromIelts('Listening', 4, 'parts'),
  listeningQuestions: fromIelts('Questions in each listening part', 10, 'questions'),
  reading: fromIelts('Reading', 60, 'minutes'),
  writing: fromIelts('Writing', 60, 'minutes'),
  writingTask1: fromIelts('Writing task 1, at least', 150, 'words'),
  writingTask2: fromIelts('Writing task 2, at least', 250, 'words'),
  speaking: fromIelts('Speaking', [11, 14], 'minutes'),
  resultsComputer: fromIelts('Results, test on computer', [3, 5], 'days'),
  resultsPaper: fromIelts('Results, test on paper', 13, 'days'),
  bands: fromIelts('Scale', 9, 'bands'),
} as const;

/** FACT-8. */
export const toefl = {
  score: fromToefl('Total score', [0, 120], 'points'),
  section: fromToefl('Score of each section', [0, 30], 'points'),
  results: fromToefl('Results', [4, 8], 'days'),
  validity: fromToefl('Validity', 2, 'years'),
} as const;

/** FACT-9. */
export const pte = {
  score: fromPte('Score', [10, 90], 'points'),
  results: fromPte('Results within', 48, 'hours'),
} as const;
