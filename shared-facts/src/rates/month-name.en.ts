/** Month of the carried rates in words. */
export const monthName = 'September 2025';
