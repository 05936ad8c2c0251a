import type { FontUrls } from './font-face.ts';
import heading from './heading.woff2';
import text from './text.woff2';

/** The font files as the bundler emits them; preload both with `crossorigin`. */
export const fontFiles: FontUrls = { heading, text };
