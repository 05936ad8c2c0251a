import type { Translated } from 'shared-language';
import type { labels as english } from './tests.en.ts';

/** See `tests.en.ts`. */
export const labels: Translated<typeof english> = {
  ielts: {
    listeningParts: 'सुनाइ (Listening)',
    listeningQuestions: 'सुनाइको प्रत्येक भागका प्रश्न',
    reading: 'पढाइ (Reading)',
    writing: 'लेखाइ (Writing)',
    writingTask1: 'लेखाइको पहिलो कार्य (Task 1), कम्तीमा',
    writingTask2: 'लेखाइको दोस्रो कार्य (Task 2), कम्तीमा',
    speaking: 'बोलाइ (Speaking)',
    resultsComputer: 'नतिजा, कम्प्युटरमा दिएको परीक्षा',
    resultsPaper: 'नतिजा, कागजमा दिएको परीक्षा',
    bands: 'मापन',
  },
  toefl: {
    score: 'जम्मा स्कोर',
    section: 'प्रत्येक खण्डको स्कोर',
    results: 'नतिजा',
    validity: 'मान्य रहने अवधि',
  },
  pte: {
    score: 'स्कोर',
    results: 'नतिजा आउने समय, बढीमा',
  },
};
