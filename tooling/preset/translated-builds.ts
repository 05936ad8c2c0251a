import type { Configuration } from '@rspack/core';
import { inLanguage } from './translated-files.ts';

const withLanguage = ({ plugins = [] }: Configuration, language: string): Configuration => ({
  plugins: [...inLanguage(language), ...plugins],
});

/**
 * A browser build in another language: an entry of its own and the chunks that contain texts, in the folder of the
 * English build.
 */
export const translatedWeb = (build: Configuration, language: string): Configuration => ({
  ...build,
  ...withLanguage(build, language),
  name: `web-${language}`,
  // The English build empties the folder.
  dependencies: ['web'],
  output: { ...build.output, clean: false },
});

/**
 * A server build in another language, `server.ne.cjs` beside `server.cjs`.
 * @param isFirst whether it is the first of the server builds, which empties their folder; the English one comes last
 */
export const translatedServer = (
  build: Configuration,
  language: string,
  isFirst: boolean,
): Configuration => ({
  ...build,
  ...withLanguage(build, language),
  name: `server-${language}`,
  dependencies: [`web-${language}`],
  output: { ...build.output, clean: isFirst, filename: `[name].${language}.cjs` },
});
