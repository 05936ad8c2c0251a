import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CommandError } from '../cli/command-error.ts';
import {
  compareTranslations,
  describeFinding,
  needsTranslation,
  readTranslations,
  unusedTexts,
} from './compare.ts';
import { exportPo, importPo } from './po-file.ts';

const ENGLISH = `/** The texts. */
export const messages = {
  // A comment.
  home: 'Home',
  events: (count: number, city: string) => \`\${count} event\${count === 1 ? '' : 's'} in \${city}\`,
  plural: (isOne: boolean) => (isOne ? 'day' : 'days'),
  help: ['Ask', 'Wait'],
  card: { title: 'Title', note: 'It is "here"' },
} as const;
`;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A workspace with texts, and its translation. */
function workspace(translation: string | null): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'translations-'));
  folders.push(folder);
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'src/messages.en.ts'), ENGLISH);
  writeFileSync(
    path.join(folder, 'src/page.tsx'),
    'messages.home; messages.events(1, ""); const { plural, help } = messages;',
  );
  if (translation !== null) writeFileSync(path.join(folder, 'src/messages.ne.ts'), translation);
  return folder;
}

const NEPALI = `import type { Translated } from 'shared-language';
import type { messages as english } from './messages.en.ts';
export const messages: Translated<typeof english> = {
  home: 'गृहपृष्ठ',
  events: (n, place) => \`\${place}मा \${n} कार्यक्रम\`,
  plural: () => 'दिन',
  help: ['सोध्नुहोस्', 'पर्खनुहोस्'],
  card: { title: 'शीर्षक', note: 'यहाँ छ' },
};
`;

const findings = (translation: string | null) =>
  compareTranslations(readTranslations(workspace(translation), 'ne')).map((one) =>
    describeFinding('ne', one),
  );

test('a complete translation has no faults, whatever its arguments are called', () => {
  expect(findings(NEPALI)).toEqual([]);
});

test('a remote that speaks English only needs no translation; one that declares the language or has begun does', () => {
  const needs = (translation: string | null, config?: string) => {
    const folder = workspace(translation);
    if (config !== undefined) writeFileSync(path.join(folder, 'remote.config.ts'), config);
    return needsTranslation(folder, readTranslations(folder, 'ne'), 'ne');
  };
  expect(needs(null, "name: 'mfe-stories',")).toBe(false);
  expect(needs(null, "languages: ['ne'],")).toBe(true);
  expect(needs(NEPALI, "name: 'mfe-stories',")).toBe(true);
  // Of a shared package all remotes show the texts.
  expect(needs(null)).toBe(true);
});

test('missing and unknown texts, and texts without an argument, are told by name', () => {
  const broken = NEPALI.replace("  home: 'गृहपृष्ठ',\n", '')
    .replace('(n, place) =>', '(n) =>')
    .replace(/\$\{place\}मा /, '')
    .replace("title: 'शीर्षक',", "heading: 'शीर्षक',");
  expect(findings(broken)).toEqual([
    'src/messages.ne.ts, messages.home: missing',
    'src/messages.ne.ts, messages.card.title: missing',
    'src/messages.ne.ts, messages.card.heading: unknown',
    'src/messages.ne.ts, messages.events: other placeholders (it does not use argument 2 (value))',
  ]);
  expect(findings(null)).toEqual(['src/messages.ne.ts: no translation']);
});

test('texts that no code names are told', () => {
  const folder = workspace(NEPALI);
  expect(unusedTexts(folder, readTranslations(folder, 'ne')).map(({ text }) => text)).toEqual([
    'messages.card',
  ]);
});

/** Sets translations in a PO file, by English text. */
const edited = (file: Buffer, changes: Readonly<Record<string, string>>) =>
  Buffer.from(
    Object.entries(changes).reduce(
      (text, [english, words]) =>
        text.replace(
          new RegExp(`(msgid "${english.replace(/[{}()$]/g, '\\$&')}"\nmsgstr )"[^"]*"`),
          (_all, head: string) => `${head}"${words}"`,
        ),
      file.toString('utf8'),
    ),
  );

test('a PO file brings English, translation and place of each text, and comes back without a change', () => {
  const folder = workspace(NEPALI);
  const files = readTranslations(folder, 'ne');
  const file = exportPo(files, 'ne');
  expect(file.toString()).toContain(
    '#: src/messages.en.ts\nmsgctxt "src/messages.en.ts messages.home"\nmsgid "Home"\nmsgstr "गृहपृष्ठ"',
  );
  expect(importPo(folder, files, 'ne', file)).toEqual({ written: [], refused: [] });
  expect(readFileSync(path.join(folder, 'src/messages.ne.ts'), 'utf8')).toBe(NEPALI);
});

test('a PO file that cannot be read is refused with its line, without a change', () => {
  const folder = workspace(NEPALI);
  const files = readTranslations(folder, 'ne');
  const broken = exportPo(files, 'ne').toString().replace('गृहपृष्ठ', 'घर "यहाँ"');
  const reading = () => importPo(folder, files, 'ne', Buffer.from(broken));
  expect(reading).toThrow(CommandError);
  expect(reading).toThrow(/^The PO file cannot be read: .* at line \d+\. .*Nothing was taken over\.$/);
  expect(readFileSync(path.join(folder, 'src/messages.ne.ts'), 'utf8')).toBe(NEPALI);
});

test('a changed and a missing text are written where they belong', () => {
  const folder = workspace(NEPALI.replace("  home: 'गृहपृष्ठ',\n", ''));
  const files = readTranslations(folder, 'ne');
  const po = edited(exportPo(files, 'ne'), { Home: "घर 'यहाँ'", Ask: 'प्रश्न गर्नुहोस्' });
  expect(importPo(folder, files, 'ne', po)).toEqual({ written: ['src/messages.ne.ts'], refused: [] });
  const written = readFileSync(path.join(folder, 'src/messages.ne.ts'), 'utf8');
  expect(written).toContain(`home: 'घर \\'यहाँ\\''`);
  expect(written).toContain("help: ['प्रश्न गर्नुहोस्', 'पर्खनुहोस्']");
  expect(compareTranslations(readTranslations(folder, 'ne'))).toEqual([]);
});

test('texts without a translation are named when a new file is written, which has them in English', () => {
  const folder = workspace(null);
  const files = readTranslations(folder, 'ne');
  const po = edited(exportPo(files, 'ne'), { Home: 'गृहपृष्ठ' });
  const { written, refused } = importPo(folder, files, 'ne', po);
  expect(written).toEqual(['src/messages.ne.ts']);
  expect(refused).toContainEqual({
    text: 'src/messages.en.ts messages.card.title',
    reason: 'no translation: in English in the new src/messages.ne.ts',
  });
  expect(refused.map(({ text }) => text)).not.toContain('src/messages.en.ts messages.home');
});

test('a translation without a placeholder of its text is refused by name', () => {
  const folder = workspace(NEPALI);
  const files = readTranslations(folder, 'ne');
  const context = 'src/messages.en.ts messages.events';
  const po = exportPo(files, 'ne').toString().replace('{place}मा {n} कार्यक्रम', '{n} कार्यक्रम');
  expect(importPo(folder, files, 'ne', Buffer.from(po))).toEqual({
    written: [],
    refused: [{ text: context, reason: 'lacks the placeholder {place}' }],
  });
});
