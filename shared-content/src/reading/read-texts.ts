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
}

const sections = Object.entries(sectionFiles) as [SectionName, string][];

/** Files of all sections: `branches.yaml`, in another language `ne/branches.yaml`. */
export const filesOfSections = (language?: string): string[] =>
  sections.map(([, file]) => inFolder(language, file));

const inFolder = (language: string | undefined, file: string) => (language ? `${language}/${file}` : file);

/**
 * The texts of all sections, in the order of `sectionFiles`.
 * @param language BCP 47 tag of a translation; none for English
 * @throws ContentError when a file cannot be read. One that is missing is no error.
 */
export const readTexts = (files: PackSource, language?: string): Promise<SectionText[]> =>
  Promise.all(
    sections.map(async ([name, original]) => {
      const file = inFolder(language, original);
      const body = await files.read(file).catch((error: Error) => {
        throw new ContentError([{ file, message: `cannot be read: ${error.message}` }]);
      });
      return { name, file, text: body?.toString('utf8') ?? null };
    }),
  );
