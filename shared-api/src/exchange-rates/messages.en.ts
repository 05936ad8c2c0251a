/** How rupees are written. */
export const messages = { rupees: 'NPR' } as const;
