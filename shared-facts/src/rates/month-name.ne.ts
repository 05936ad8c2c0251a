/** See `month-name.en.ts`. */
export const monthName = 'सेप्टेम्बर 2025';
