export const messages = {
  options: 'Suggestions',
  suggestionCount: (n: number) => (n === 1 ? '1 suggestion' : `${n} suggestions`),
} as const;
