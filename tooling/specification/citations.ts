/** A place in a text file, `line` counted from 1. */
export interface Place {
  file: string;
  line: number;
}
export interface Citation extends Place {
  /** The id, or the words that cite a document outside the repository. */
  cited: string;
}

const linesOf = (text: string): string[] => text.split(/\r?\n/);

const findAll = (file: string, text: string, patterns: readonly RegExp[]): Citation[] =>
  linesOf(text).flatMap((content, index) =>
    patterns.flatMap((pattern) =>
      [...content.matchAll(pattern)].map(([cited]) => ({ file, line: index + 1, cited })),
    ),
  );

/** Prefixes per page, read from the table of docs/specification/README.md: `decisions.md` → A, B, C. */
export function readPrefixes(readme: string): Map<string, string[]> {
  const rows = [...readme.matchAll(/^\| \[([\w-]+\.md)\]\(\1\) \| ([^|]+) \|/gm)];
  return new Map(
    rows.map(([, page = '', cell = '']) => [
      page,
      [...cell.matchAll(/`([A-Z][A-Z0-9]*)`/g)].map(([, prefix = '']) => prefix),
    ]),
  );
}

/** Ids that a page defines: bold, at the start of a paragraph, list item or table row. */
export function findDefinitions(file: string, text: string): Citation[] {
  return linesOf(text).flatMap((content, index) => {
    const cited = /^(?:[-*] |\| )?\*\*([A-Z][A-Z0-9]*-\d+)\*\*/.exec(content)?.[1];
    return cited ? [{ file, line: index + 1, cited }] : [];
  });
}

/**
 * Ids that a text names. Only the given prefixes count: `UTF-8` and `DS-160` look the same. A hyphen on either side
 * makes it part of another word.
 */
export function findIds(file: string, text: string, prefixes: readonly string[]): Citation[] {
  return findAll(file, text, [new RegExp(`(?<![\\w-])(?:${prefixes.join('|')})-\\d+(?![\\w-])`, 'g')]);
}

/** Citations of documents that are not part of the repository. */
const outsidePatterns: readonly RegExp[] = [
  // Sections of the two source documents: "D1 §9", and the documents themselves.
  /(?<![\w#&%.-])D[12](?![\w-])(?: ?§\d*)?/g,
  // Further sections after the first: "D1 §2, §4". Sections of an RFC are not ours.
  /(?<!RFC \d+ |D[12] ?)§ ?\d+/g,
  // Rows of the table of API answers by their former numbers. A paper size is none.
  /(?<![\w#&%.-])A(?:[1-9]|[1-3]\d|4[0-4])(?![\w-])(?! page)/g,
  // Pages without their folder.
  /(?<!specification\/)(?<![\w-])(?:seo|reliability|accessibility|visual|demo-data|api-behaviour|federation-facts)\.md/g,
  /(?<![\w./-])(?:spec|design)\/[\w-]+/g,
  /\.\.\/shared\/[\w./-]*/g,
];

/** Citations that a reader of this repository cannot follow. */
export const findOutsideCitations = (file: string, text: string): Citation[] =>
  findAll(file, text, outsidePatterns);
