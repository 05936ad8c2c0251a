export const messages = { retry: 'Retry' } as const;
