import type { SectionName } from '../schema/sections.ts';
import type { ParsedYaml } from './parse-yaml.ts';

/** Keys and indexes that lead to a value: `['openingHours', 0, 'opens']`. */
export type Path = readonly (string | number)[];

/** `branches[0].phone` for lists, `social.facebook` for files with fields. */
export function fieldName(section: SectionName, path: Path): string {
  const base = typeof path[0] === 'number' ? section : '';
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${part}` : part),
    base,
  );
}

/** Line of a field; for a field that the file does not have, the line of what should contain it. */
export function lineOf({ document, lines }: ParsedYaml, path: Path): number | undefined {
  for (let length = path.length; length >= 0; length--) {
    const part = path.slice(0, length);
    // The key stands on the field's own line; its value may begin on the next one.
    const parent = document.getIn(path.slice(0, length - 1), true) as
      | { items?: { key?: { value?: unknown; range?: [number, number, number] } }[] }
      | undefined;
    const key = length > 0 ? parent?.items?.find((pair) => pair.key?.value === part.at(-1))?.key : undefined;
    const node = document.getIn(part, true) as { range?: [number, number, number] } | undefined;
    const offset = key?.range?.[0] ?? node?.range?.[0];
    if (offset !== undefined) return lines.linePos(offset).line;
  }
  return undefined;
}
