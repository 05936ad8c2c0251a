/** The months as the API writes them. They are values; how they are shown is in `dateMessages` and the vocabulary. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
