const MAX_LENGTH = 120;

/**
 * What the same error has in common on every page and in every version: its message without addresses, quoted values
 * and numbers.
 */
export const messageFingerprint = (message: string): string =>
  message
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '<url>')
    .replace(/(["'`]).*?\1/g, '<text>')
    .replace(/\/[^\s)]+/g, '<path>')
    .replace(/\d+/g, '<n>')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
