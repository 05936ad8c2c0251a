import { stringify } from 'yaml';
import { type FieldReference, reference } from './fields.ts';

const cell = (text: string) => text.replace(/\|/g, '\\|');

const example = ({ example: value }: FieldReference) =>
  typeof value === 'object'
    ? `\`${stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim()}\``
    : `\`${stringify(value, { defaultStringType: 'PLAIN' }).trim()}\``;

/** The tables of all fields, as they stand in docs/content.md. */
export const referenceMarkdown = (): string =>
  reference
    .map(({ file, isList, fields }) =>
      [
        `### \`${file}\`${isList ? ' (a list: each entry begins with a dash)' : ''}`,
        '',
        '| field | what it is | example | where it shows |',
        '|---|---|---|---|',
        ...fields.map(
          (field) =>
            `| ${'&nbsp;&nbsp;'.repeat(field.depth)}\`${field.path}\`${field.required ? ' **required**' : ''} | ${cell(field.description)} | ${cell(example(field))} | ${cell(field.shownAt ?? '')} |`,
        ),
      ].join('\n'),
    )
    .join('\n\n');
