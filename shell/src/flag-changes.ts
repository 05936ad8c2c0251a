/**
 * Whether a text turns a flag on (`newSearch`) or off (`-chat`). The flag `qa` cannot be changed: without it nothing would
 * undo the change.
 */
export const isFlagChange = (text: string): boolean =>
  /^-?\w[\w-]{0,39}$/.test(text) && text.replace(/^-/, '') !== 'qa';
