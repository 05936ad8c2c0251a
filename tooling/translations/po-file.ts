import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GetTextTranslations, po } from 'gettext-parser';
import { CommandError } from '../cli/command-error.ts';
import type { TranslatedFile } from './compare.ts';
import { readTexts, type Text, type TextFile } from './read-texts.ts';
import { translationOf } from './text-files.ts';

/** What an import did. */
export interface PoImport {
  /** Files that were written, relative to the workspace. */
  written: string[];
  /** Entries that were not taken over, with the reason. */
  refused: { text: string; reason: string }[];
}

const contextOf = (file: string, text: Pick<Text, 'path'>) => `${file} ${text.path}`;

/**
 * The texts of a workspace as a PO file for translators: English, the translation so far, and the place of each text as
 * its context. `{…}` in a text is a placeholder, which the translation has as well, unchanged.
 */
export function exportPo(files: readonly TranslatedFile[], language: string): Buffer {
  const translations: GetTextTranslations['translations'] = { '': {} };
  for (const { file, english, translation } of files) {
    const known = new Map(translation?.texts.map((text) => [text.path, text.text]));
    for (const text of english.texts) {
      const context = contextOf(file, text);
      const entries = translations[context] ?? {};
      translations[context] = entries;
      entries[text.text] = {
        msgctxt: context,
        msgid: text.text,
        msgstr: [known.get(text.path) ?? ''],
        comments: {
          reference: file,
          ...(text.placeholders.length > 0 && {
            extracted: `Placeholders: ${text.placeholders.map((code) => `{${code}}`).join(' ')}`,
          }),
        } as never,
      };
    }
  }
  return po.compile(
    {
      charset: 'utf-8',
      headers: { Language: language, 'Content-Type': 'text/plain; charset=utf-8', 'MIME-Version': '1.0' },
      translations,
    },
    { foldLength: 0 },
  );
}

/**
 * Writes the translations of a PO file into the files of a workspace: changed texts where they stand, new ones at the end
 * of their object, new files beside the English ones. Entries without a translation leave the files as they are; in a
 * new file they are English, which no check would find, so they are named.
 * @throws CommandError for a file that is no PO file; nothing is written then
 */
export function importPo(
  workspace: string,
  files: readonly TranslatedFile[],
  language: string,
  content: Buffer,
): PoImport {
  const entries = new Map(
    Object.values(parsePo(content).translations)
      .flatMap((group) => Object.values(group))
      .map(({ msgctxt = '', msgstr }) => [msgctxt, msgstr[0] ?? '']),
  );
  const outcome: PoImport = { written: [], refused: [] };
  for (const { file, english, translation } of files) {
    const present = new Map(translation?.texts.map((text) => [text.path, text]));
    const translated = new Map<string, string>();
    for (const text of english.texts) {
      const context = contextOf(file, text);
      const words = entries.get(context);
      entries.delete(context);
      const known = present.get(text.path);
      if (!words || words === known?.text) continue;
      // A translation may call its arguments otherwise.
      const reason = refusal(known ?? text, words);
      if (reason) outcome.refused.push({ text: context, reason });
      else translated.set(text.path, words);
    }
    if (translated.size > 0 && writeTranslation(workspace, file, english, translated, language, outcome))
      outcome.written.push(translationOf(file, language));
  }
  for (const context of entries.keys())
    if (context) outcome.refused.push({ text: context, reason: 'no such text in English' });
  return outcome;
}

function parsePo(content: Buffer): GetTextTranslations {
  try {
    return po.parse(content);
  } catch (error) {
    // Says the line, and what is wrong there, such as a quote without a backslash.
    const cause = (error as Error).message.replace('Error parsing PO data: ', '');
    throw new CommandError(`The PO file cannot be read: ${cause} Nothing was taken over.`);
  }
}

function refusal(text: Text, words: string): string | null {
  const inWords = [...words.matchAll(/\{([^}]*)\}/g)].map(([, code]) => code ?? '');
  const lost = text.placeholders.filter((code) => !inWords.includes(code));
  const unknown = text.kind === 'template' ? inWords.filter((code) => !text.placeholders.includes(code)) : [];
  if (lost.length > 0) return `lacks the placeholder ${lost.map((code) => `{${code}}`).join(' ')}`;
  return unknown.length > 0
    ? `has the unknown placeholder ${unknown.map((code) => `{${code}}`).join(' ')}`
    : null;
}

/** Returns whether the file changed. */
function writeTranslation(
  workspace: string,
  file: string,
  english: TextFile,
  translated: ReadonlyMap<string, string>,
  language: string,
  outcome: PoImport,
): boolean {
  const source = readFileSync(path.join(workspace, file), 'utf8');
  const target = path.join(workspace, translationOf(file, language));
  if (!existsSync(target)) {
    const untranslated = english.texts.filter((text) => !translated.has(text.path));
    const reason = `no translation: in English in the new ${translationOf(file, language)}`;
    outcome.refused.push(...untranslated.map((text) => ({ text: contextOf(file, text), reason })));
    writeFileSync(target, replaceTexts(source, english.texts, translated));
    return true;
  }
  let code = readFileSync(target, 'utf8');
  const before = code;
  code = replaceTexts(code, readTexts(code).texts, translated);
  for (const key of missingKeys(english, readTexts(code))) {
    const property = english.properties.get(key);
    const texts = english.texts.filter(
      ({ path: at }) => at === key || at.startsWith(`${key} `) || at.startsWith(`${key}.`),
    );
    if (!property || !texts.every(({ path: at }) => translated.has(at))) continue;
    const end = readTexts(code).objects.get(key.slice(0, key.lastIndexOf('.')));
    if (end === undefined) {
      outcome.refused.push({ text: `${file} ${key}`, reason: 'its object is not in the translation' });
      continue;
    }
    const inProperty = texts.map((text) => ({
      ...text,
      start: text.start - property.start,
      end: text.end - property.start,
    }));
    const added = replaceTexts(source.slice(property.start, property.end), inProperty, translated);
    code = `${code
      .slice(0, end)
      .trimEnd()
      .replace(/([^,{])$/, '$1,')}\n  ${added},\n${code.slice(end)}`;
  }
  if (code === before) return false;
  writeFileSync(target, code);
  return true;
}

const missingKeys = (english: TextFile, translation: TextFile) => {
  const present = new Set(translation.keys);
  return english.keys.filter(
    (key) => !present.has(key) && !present.has(`${key.slice(0, key.lastIndexOf('.'))} `),
  );
};

/** The source with other words in its texts, from the last to the first, so that positions stay right. */
function replaceTexts(
  source: string,
  texts: readonly Text[],
  translated: ReadonlyMap<string, string>,
): string {
  let code = source;
  for (const text of [...texts].sort((a, b) => b.start - a.start)) {
    const words = translated.get(text.path);
    if (words === undefined || words === text.text) continue;
    const quote = source[text.start - 1] ?? "'";
    const written =
      text.kind === 'template'
        ? words.replace(/[\\`]/g, '\\$&').replace(/\{([^}]*)\}/g, (_all, one: string) => `\${${one}}`)
        : words.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n');
    code = code.slice(0, text.start) + written + code.slice(text.end);
  }
  return code;
}
