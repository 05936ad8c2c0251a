import type { EnglishTest, Skill } from 'shared-shell/visitor-profile';

/** A test with scores. */
export type ScoredTest = Exclude<EnglishTest, 'none'>;

/** The lowest score of another test for each IELTS band, from the highest band down. */
type Steps = readonly (readonly [band: number, lowest: number])[];

interface Concordance {
  overall: Steps;
  /** By skill, where the test maker has published it. */
  skills?: Readonly<Record<Skill, Steps>>;
  /** Who published it, the date of the figures, and where they are. */
  source: { publisher: string; asOf: string; url: string };
}

/**
 * IELTS bands and the other tests, as each test maker compares its own test with IELTS. Lower bands have no step.
 * TOEFL scores are those out of 120, which results since January 2026 carry beside the new scale of 1 to 6.
 */
export const concordances: Readonly<Record<Exclude<ScoredTest, 'ielts'>, Concordance>> = {
  toefl: {
    overall: [
      [9, 118],
      [8.5, 115],
      [8, 110],
      [7.5, 102],
      [7, 94],
      [6.5, 79],
      [6, 60],
      [5.5, 46],
      [5, 35],
      [4.5, 32],
    ],
    skills: {
      reading: [
        [9, 30],
        [8, 29],
        [7.5, 27],
        [7, 24],
        [6.5, 19],
        [6, 13],
        [5.5, 8],
        [5, 4],
        [4.5, 3],
      ],
      listening: [
        [9, 30],
        [8.5, 29],
        [8, 28],
        [7.5, 27],
        [7, 24],
        [6.5, 20],
        [6, 12],
        [5.5, 7],
        [5, 4],
        [4.5, 3],
      ],
      speaking: [
        [9, 30],
        [8.5, 28],
        [8, 26],
        [7.5, 24],
        [7, 23],
        [6.5, 20],
        [6, 18],
        [5.5, 16],
        [5, 14],
        [4.5, 12],
      ],
      writing: [
        [8, 30],
        [7.5, 29],
        [7, 27],
        [6.5, 24],
        [6, 21],
        [5.5, 18],
        [5, 14],
        [4.5, 12],
      ],
    },
    source: {
      publisher: 'ETS',
      asOf: '2010',
      url: 'https://www.ets.org/toefl/institutions/scores/compare/',
    },
  },
  pte: {
    overall: [
      [9, 90],
      [8.5, 86],
      [8, 79],
      [7.5, 71],
      [7, 63],
      [6.5, 55],
      [6, 47],
      [5.5, 39],
      [5, 31],
    ],
    source: {
      publisher: 'Pearson',
      asOf: 'July 2025',
      url: 'https://www.pearsonpte.com/scoring/score-comparison',
    },
  },
  duolingo: {
    overall: [
      [8.5, 160],
      [8, 150],
      [7.5, 140],
      [7, 130],
      [6.5, 120],
      [6, 105],
      [5.5, 95],
      [5, 80],
      [4.5, 65],
    ],
    source: {
      publisher: 'Duolingo',
      asOf: 'June 2026',
      url: 'https://englishtest.duolingo.com/scores',
    },
  },
};

const stepsOf = (test: Exclude<ScoredTest, 'ielts'>, skill?: Skill): Steps | undefined =>
  skill ? concordances[test].skills?.[skill] : concordances[test].overall;

/**
 * The lowest score of a test that corresponds to an IELTS band, overall or of a skill. A band between two published ones
 * counts as the next higher. Null: the test maker compares no such band or skill, or the test has no such score.
 */
export const scoreFor = (band: number, test: ScoredTest, skill?: Skill): number | null =>
  test === 'ielts' ? band : (stepsOf(test, skill)?.findLast(([known]) => known >= band)?.[1] ?? null);

/** The IELTS band that a minimum score of a test corresponds to: the lowest whose scores are not below it. Null: none. */
export const bandFor = (score: number, test: ScoredTest, skill?: Skill): number | null =>
  test === 'ielts' ? score : (stepsOf(test, skill)?.findLast(([, lowest]) => lowest >= score)?.[0] ?? null);
