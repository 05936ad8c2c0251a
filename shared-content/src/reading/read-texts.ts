import { type SectionName, sectionFiles } from '../schema/sections.ts';
import type { PackSource } from '../sources/pack-source.ts';
import { ContentError } from './problem.ts';

/** The text of one section in one language. */
export interface SectionText {
  name: SectionName;
  /** Its file in the pack: `branches.yaml`, `ne/branches.yaml`. */
  file: string;
  /** Null where the pack has no such file. */
  text: string | null;
  /** Why the file cannot be read, or not as text. */
  problem?: string;
}

const sections = Object.entries(sectionFiles) as [SectionName, string][];

/** Files of all sections: `branches.yaml`, in another language `ne/branches.yaml`. */
export const filesOfSections = (language?: string): string[] =>
  sections.map(([name]) => fileOfSection(name, language));

const fileOfSection = (name: SectionName, language?: string): string =>
  language ? `${language}/${sectionFiles[name]}` : sectionFiles[name];

/**
 * The texts of all sections, in the order of `sectionFiles`. A file that is missing has no text; one that cannot be read
 * has its reason as `problem`.
 * @param language BCP 47 tag of a translation; none for English
 * @throws ContentError with one problem when no file can be read, for the same reason: the source as a whole has failed
 */
export async function readTexts(files: PackSource, language?: string): Promise<SectionText[]> {
  const failures: string[] = [];
  const texts = await Promise.all(
    sections.map(async ([name]): Promise<SectionText> => {
      const file = fileOfSection(name, language);
      try {
        const body = await files.read(file);
        if (!body) return { name, file, text: null };
        const text = decode(body);
        if (text !== null) return { name, file, text };
        return { name, file, text: '', problem: 'is not UTF-8 text. Save it as UTF-8.' };
      } catch (error) {
        const problem = `cannot be read: ${(error as Error).message}`;
        failures.push(problem);
        return { name, file, text: '', problem };
      }
    }),
  );
  const [message] = failures;
  if (message && failures.length === sections.length && failures.every((failure) => failure === message))
    throw new ContentError([{ file: filesOfSections(language)[0] as string, message }]);
  return texts;
}

/** The text without its byte order mark; null for other encodings, such as "ANSI" and "Unicode" of Windows. */
function decode(body: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    // UTF-16 without a mark is valid UTF-8, with a NUL beside every Latin letter.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
