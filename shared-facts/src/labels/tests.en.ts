/** Names of the figures of the language tests. */
export const labels = {
  ielts: {
    listeningParts: 'Listening',
    listeningQuestions: 'Questions in each listening part',
    reading: 'Reading',
    writing: 'Writing',
    writingTask1: 'Writing task 1, at least',
    writingTask2: 'Writing task 2, at least',
    speaking: 'Speaking',
    resultsComputer: 'Results, test on computer',
    resultsPaper: 'Results, test on paper',
    bands: 'Scale',
  },
  toefl: {
    score: 'Total score',
    section: 'Score of each section',
    results: 'Results',
    validity: 'Validity',
  },
  pte: {
    score: 'Score',
    results: 'Results within',
  },
} as const;
