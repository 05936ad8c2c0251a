/** What every e-mail has. */
export const mailTexts = { greeting: 'Namaste,' } as const;
