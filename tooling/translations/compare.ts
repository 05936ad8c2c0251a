import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTexts, type TextFile } from './read-texts.ts';
import { ENGLISH_FILE, translationOf } from './text-files.ts';

/** A file of English texts, and its translation if there is one. */
export interface TranslatedFile {
  /** Path of the English file, relative to the workspace. */
  file: string;
  english: TextFile;
  /** Null when there is no translation. */
  translation: TextFile | null;
}

/** A fault of a translation, or a text that no code uses. */
export interface Finding {
  file: string;
  /** Path of the text inside the file; empty: the whole file. */
  text: string;
  problem: 'no translation' | 'missing' | 'unknown' | 'other placeholders' | 'unused';
  detail?: string;
}

/** `src/messages.ne.ts, messages.home: missing`. */
export const describeFinding = (language: string, { file, text, problem, detail }: Finding): string =>
  `${translationOf(file, language)}${text && `, ${text}`}: ${problem}${detail ? ` (${detail})` : ''}`;

/** All files of texts of a workspace, in alphabetical order. */
export function readTranslations(workspace: string, language: string): TranslatedFile[] {
  return englishFiles(workspace).map((file) => {
    const translated = path.join(workspace, translationOf(file, language));
    return {
      file,
      english: readTexts(readFileSync(path.join(workspace, file), 'utf8')),
      translation: existsSync(translated) ? readTexts(readFileSync(translated, 'utf8')) : null,
    };
  });
}

/**
 * Whether the texts of a workspace have to be there in a language: all but those of a remote that speaks English only
 * (docs/language.md). Its configuration is read as text, because it may import what only a bundler can load.
 */
export function needsTranslation(
  workspace: string,
  files: readonly TranslatedFile[],
  language: string,
): boolean {
  const config = path.join(workspace, 'remote.config.ts');
  return (
    !existsSync(config) ||
    files.some(({ translation }) => translation !== null) ||
    new RegExp(`\\blanguages:[^\\]]*['"]${language}['"]`).test(readFileSync(config, 'utf8'))
  );
}

function englishFiles(workspace: string): string[] {
  const source = path.join(workspace, 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => ENGLISH_FILE.test(file))
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .sort();
}

/**
 * What is wrong with the translation of a workspace: files and texts that are missing, texts that the English file does
 * not have, and functions that use other arguments than in English.
 */
export function compareTranslations(files: readonly TranslatedFile[]): Finding[] {
  return files.flatMap(({ file, english, translation }): Finding[] => {
    if (!translation) return [{ file, text: '', problem: 'no translation' }];
    const inEnglish = new Set(english.keys);
    const inTranslation = new Set(translation.keys);
    const missing = english.keys.filter((key) => !inTranslation.has(key) && isOutermost(key, inTranslation));
    // A function in English may be a table of names in another language.
    const roots = new Set(english.keys.map(rootOf));
    const unknown = translation.keys.filter(
      (key) =>
        !inEnglish.has(key) && roots.has(rootOf(key)) && isOutermost(key, inEnglish) && !ANCHOR.test(key),
    );
    return [
      ...missing.map((text): Finding => ({ file, text, problem: 'missing' })),
      ...unknown.map((text): Finding => ({ file, text, problem: 'unknown' })),
      ...comparePlaceholders(english, translation).map(
        ({ text, detail }): Finding => ({ file, text, problem: 'other placeholders', detail }),
      ),
    ];
  });
}

/** Anchors are written from English headings, and stated in translations. */
const ANCHOR = /\.id$/;

const rootOf = (key: string) => key.split(/[.[]/)[0];

/** Whether the key above is there, so that only the outermost of several is told. */
const isOutermost = (key: string, present: ReadonlySet<string>) => {
  const above = key.replace(/(\.[^.[\]]+|\[\d+\])$/, '');
  return !/[.[]/.test(above) || present.has(above) || above.endsWith(']');
};

function comparePlaceholders(english: TextFile, translation: TextFile) {
  const known = new Map(translation.functions.map((one) => [one.path, one.uses]));
  const inFunctions = english.functions.flatMap(({ path: text, needs }) => {
    const translated = known.get(text);
    if (!translated) return [];
    const lost = needs.flatMap((names, index) =>
      names.filter((name) => !translated[index]?.includes(name)).map((name) => `${index + 1} (${name})`),
    );
    return lost.length > 0 ? [{ text, detail: `it does not use argument ${lost.join(', ')}` }] : [];
  });
  const functions = new Set(english.functions.map((one) => one.path));
  const expressionsOf = ({ texts }: TextFile) => {
    const found = new Map<string, string[]>();
    for (const { path: at, placeholders } of texts) {
      const key = at.replace(/ \d+$/, '');
      // What a function inserts is compared by its arguments.
      if (!functions.has(key)) found.set(key, [...(found.get(key) ?? []), ...placeholders]);
    }
    return found;
  };
  const translated = expressionsOf(translation);
  const inTexts = [...expressionsOf(english)].flatMap(([text, placeholders]) => {
    const there = translated.get(text);
    const lost = there ? placeholders.filter((code) => !there.includes(code)) : [];
    return lost.length > 0
      ? [{ text, detail: `it lacks ${lost.map((code) => `\${${code}}`).join(', ')}` }]
      : [];
  });
  return [...inFunctions, ...inTexts];
}

/** Keys of English texts that no other file of the workspace names. */
export function unusedTexts(workspace: string, files: readonly TranslatedFile[]): Finding[] {
  const folder = path.join(workspace, 'src');
  const sources = [
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    path.join(workspace, 'remote.config.ts'),
  ].filter((file) => /\.tsx?$/.test(file) && !/\.(en|ne|test)\.|\.test\./.test(file) && existsSync(file));
  const words = new Set(
    sources.flatMap((file) => readFileSync(file, 'utf8').match(/[\p{L}\p{N}_$]+/gu) ?? []),
  );
  return files.flatMap(({ file, english }) =>
    english.keys
      .filter((key) => /^messages\.[^.[]+$/.test(key) && !words.has(key.split('.')[1] ?? ''))
      .map((text): Finding => ({ file, text, problem: 'unused' })),
  );
}
