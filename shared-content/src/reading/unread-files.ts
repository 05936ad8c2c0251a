import type { ContentProblem } from './problem.ts';
import { filesOfSections } from './read-texts.ts';

/** Without the extensions, capitals, spaces and digits in which a misnamed file differs. */
const plainName = (file: string) => {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const [name = ''] = file.slice(folder.length).split('.');
  return `${folder}${name}`.toLowerCase().replace(/[^a-z/]/g, '');
};

/**
 * Warnings about files that nothing reads. Notes (`README.md`, `todo.txt`) are none, unless they look like a misnamed
 * file of the pack: editors of Windows write `testimonials.yaml.txt` and do not show its end.
 * @param files all files of the pack
 * @param used pictures that are shown
 * @param languages of translations, as BCP 47 tags
 */
export function unreadFiles(
  files: readonly string[],
  used: ReadonlySet<string>,
  languages: readonly string[],
): ContentProblem[] {
  const known = [...filesOfSections(), ...languages.flatMap(filesOfSections)];
  const messageOf = (file: string): string | null => {
    const meant = known.find((name) =>
      // `privacy.yaml` beside the others is meant for the folder as well.
      [name, name.replace('legal/', '')].some((one) => plainName(one) === plainName(file)),
    );
    if (!meant) {
      if (isNote(file)) return null;
      return isText(file)
        ? `is not read, because a pack has no such file: write its texts into one of ${filesOfSections().join(', ')}`
        : 'is used by nothing: delete it, or name it in a file of the pack';
    }
    // `brand.md` is a note about the brand, and so is `brand.txt` beside `brand.yaml`; `brand.yaml.txt` is none.
    const hasOneExtension = /^[^.]*\.[^.]*$/.test(file);
    if (files.includes(meant))
      return isNote(file) && hasOneExtension
        ? null
        : `is not read, because there is ${meant}: delete one of the two`;
    return /\.md$/i.test(file) && hasOneExtension ? null : `is not read: rename it to ${meant}`;
  };
  return files.flatMap((file) => {
    const message = used.has(file) || known.includes(file) ? null : messageOf(file);
    return message === null ? [] : [{ file, message }];
  });
}

const isText = (file: string) => /\.ya?ml$/i.test(file);
const isNote = (file: string) => /\.(md|txt)$/i.test(file);
