import { fileURLToPath } from 'node:url';
import { type Compiler, NormalModule, type RspackPluginInstance, type RuleSetRule } from '@rspack/core';
import { ENGLISH_FILE } from '../translations/text-files.ts';

/** The published preset is compiled. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** Rule for English files of texts, in the builds of all languages. */
export const translatedFiles: RuleSetRule = {
  test: ENGLISH_FILE,
  enforce: 'pre',
  loader: fileURLToPath(new URL(`./runtime/language-loader.${extension}`, import.meta.url)),
};

/**
 * Plugins of a build in another language: the sources of `x.en.ts` come from their neighbours `x.<language>.ts`, where
 * there are such. So a build has the texts of one language only, in the same modules and chunks as the English build.
 * The language is no option of the loader, because options are part of the name of a module.
 * @param language BCP 47 tag; none for English
 */
export const inLanguage = (language: string | undefined): RspackPluginInstance[] =>
  language
    ? [
        {
          apply: (compiler: Compiler) => {
            compiler.hooks.compilation.tap('InLanguage', (compilation) => {
              NormalModule.getCompilationHooks(compilation).loader.tap('InLanguage', (context) => {
                Object.assign(context, { language });
              });
            });
          },
        },
      ]
    : [];
