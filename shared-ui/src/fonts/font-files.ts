import heading from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import text from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
import type { FontUrls } from './font-face.ts';

/** The font files as the bundler emits them; preload both with `crossorigin`. */
export const fontFiles: FontUrls = { heading, text };
