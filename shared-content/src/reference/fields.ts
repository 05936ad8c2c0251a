import type * as z from 'zod';
import { type SectionName, sectionFiles, sectionSchemas } from '../schema/sections.ts';

/** One field of a pack, for the documentation and the starting pack. */
export interface FieldReference {
  /** `openingHours[].opens` */
  path: string;
  depth: number;
  required: boolean;
  description: string;
  example: unknown;
  shownAt?: string;
}

export interface SectionReference {
  section: SectionName;
  file: string;
  /** Whether the file is a list of entries. */
  isList: boolean;
  fields: readonly FieldReference[];
}

interface Definition {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
}
const definitionOf = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition;

/** The schema without `optional`. */
const required = (schema: z.ZodType): z.ZodType => {
  const { type, innerType } = definitionOf(schema);
  return type === 'optional' && innerType ? required(innerType) : schema;
};
const notesOf = (schema: z.ZodType) =>
  (schema.meta() ?? required(schema).meta() ?? {}) as Partial<FieldReference>;

function fieldsOf(schema: z.ZodType, prefix: string, depth: number): FieldReference[] {
  const { type, element, shape } = definitionOf(required(schema));
  if (type === 'array' && element) return fieldsOf(element, `${prefix}[]`, depth);
  if (type !== 'object' || !shape) return [];
  return Object.entries(shape).flatMap(([name, field]) => {
    const path = prefix === '' || prefix === '[]' ? name : `${prefix}.${name}`;
    const { description = '', example, shownAt } = notesOf(field);
    const own = {
      path,
      depth,
      required: definitionOf(field).type !== 'optional',
      description,
      example,
      ...(shownAt && { shownAt }),
    };
    return [own, ...fieldsOf(field, path, depth + 1)];
  });
}

/** Every file of a pack with every field, read from the schema. */
export const reference: readonly SectionReference[] = (Object.keys(sectionSchemas) as SectionName[]).map(
  (section) => {
    const schema: z.ZodType = sectionSchemas[section];
    return {
      section,
      file: sectionFiles[section],
      isList: definitionOf(schema).type === 'array',
      fields: fieldsOf(schema, '', 0),
    };
  },
);
