interface Link {
  /** As it is written; empty: the document itself. */
  target: string;
  /** Anchor of the heading; empty: none. */
  heading: string;
}

/** Links of a Markdown text to files of the repository and to headings. */
export const findLinks = (text: string): Link[] =>
  [...text.matchAll(/\]\(([^)#:\s]*)(?:#([^)\s]*))?\)/g)].map(([, target = '', heading = '']) => ({
    target,
    heading,
  }));

/** The anchors of the headings of a Markdown text, as GitHub names them. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const outsideCode = text.replace(/^```[\s\S]*?^```/gm, '');
  const seen = new Map<string, number>();
  const anchors = [...outsideCode.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = words.replace(/[^\p{L}\p{N}_ -]/gu, '').replaceAll(' ', '-');
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
  return new Set(anchors);
}

/**
 * Paths below the given folders that stand in code of a Markdown text. Patterns and placeholders are none, nor are
 * addresses of the API.
 */
export const findPaths = (text: string, folders: ReadonlySet<string>): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => [...code.matchAll(/(?<![\w./@$-])[\w.-]+\/[^\s,;:'"()|]*/g)])
    .map(([place]) => place.replace(/[.,]$/, ''))
    .filter(
      (place) =>
        folders.has(place.slice(0, place.indexOf('/'))) &&
        !/[*<>{}…[\]]|NNN|^api\/(?:app|user)\//.test(place),
    );

interface Command {
  script: string;
  /** Folder of the package.json; `.`: that of the repository. */
  workspace: string;
  /** The first argument after `--` that is no option; empty: none. */
  argument: string;
}

/** `npm run …` in the code of a Markdown text. */
export const findCommands = (text: string): Command[] =>
  [
    ...text.matchAll(
      /npm run (?:-s )?([a-z][\w:-]*)(?: (?:-w|--workspace) ([\w-]+))?(?: -- ([\w./-]+))?(?: (?:-w|--workspace) ([\w-]+))?/g,
    ),
  ].map(([, script = '', before, argument = '', after]) => ({
    script,
    workspace: before ?? after ?? '.',
    argument: argument.startsWith('-') ? '' : argument,
  }));
