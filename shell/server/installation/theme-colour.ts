import type { Brand } from 'shared-content';

/** Colour of the browser's own bars around the site: the content pack's, else that of the drawn sky. */
export const themeColour = ({ colours }: Pick<Brand, 'colours'>): string => colours.primary ?? '#172C6B';
