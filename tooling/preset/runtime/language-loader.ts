import { existsSync, readFileSync } from 'node:fs';
import type { LoaderContext } from '@rspack/core';
import { translationOf } from '../../translations/text-files.ts';

/**
 * Replaces the source of `x.en.ts` by that of its translation. The module keeps its name, so that every chunk without
 * texts is the same file in all languages.
 */
export default function languageLoader(this: LoaderContext & { language?: string }, source: string): string {
  if (!this.language) return source;
  const translation = translationOf(this.resourcePath, this.language);
  if (!existsSync(translation)) return source;
  this.addDependency(translation);
  return readFileSync(translation, 'utf8');
}
