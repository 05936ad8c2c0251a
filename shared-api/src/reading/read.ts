import type * as z from 'zod/mini';
import { isObject } from './is-object.ts';

/** The parts of a zod definition that this reader uses. */
interface Definition {
  type: string;
  innerType?: Schema;
  defaultValue?: unknown;
  element?: Schema;
  options?: readonly Schema[];
  shape?: Record<string, Schema>;
  entries?: Record<string, string>;
  values?: readonly unknown[];
  valueType?: Schema;
  in?: Schema;
  out?: Schema;
  transform?: (value: unknown) => unknown;
}
interface Schema {
  _zod: { def: object };
}

const absent = undefined;

/**
 * Reads an answer through a schema and tolerates what a page can live with (REL-7): extra fields are
 * dropped, nullable fields of another type become null, numbers may be text and text numbers, anything else than a list
 * is an empty list, and an invalid record is omitted. Returns `undefined` when the value as a whole is invalid (an
 * object without its id). What it returns always satisfies the schema.
 *
 * It interprets the schema instead of running zod's parser: one definition serves the OpenAPI document, the types and
 * this reader, and the browser loads no parser.
 */
export function read<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> | undefined {
  return readerOf(schema)(value) as z.output<S> | undefined;
}

/** Reads a value; `undefined` when it is invalid. */
type Reader = (value: unknown) => unknown;

/** One reader per schema, because a list has thousands of values of the same few schemas. */
const readers = new WeakMap<Schema, Reader>();

function readerOf(schema: Schema): Reader {
  const known = readers.get(schema);
  if (known) return known;
  const reader = createReader(schema._zod.def as Definition);
  readers.set(schema, reader);
  return reader;
}

function createReader(def: Definition): Reader {
  switch (def.type) {
    case 'nullable': {
      const inner = readerOf(def.innerType!);
      // Null of a nullable takes precedence over the empty value of its inner type.
      return (value) => (value === null || value === absent ? null : (inner(value) ?? null));
    }
    case 'optional': {
      const inner = readerOf(def.innerType!);
      return (value) => (value === absent ? absent : inner(value));
    }
    case 'default': {
      const inner = readerOf(def.innerType!);
      return (value) => {
        const read = value === null || value === absent ? absent : inner(value);
        return read === absent ? copyOf(def.defaultValue) : read;
      };
    }
    case 'string':
      return (value) => {
        if (typeof value === 'string') return value;
        return typeof value === 'number' && Number.isFinite(value) ? String(value) : absent;
      };
    case 'number':
      return readNumber;
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? value : absent);
    case 'enum': {
      const values = Object.values(def.entries!);
      return (value) => (typeof value === 'string' && values.includes(value) ? value : absent);
    }
    case 'literal':
      return (value) => (def.values!.includes(value) ? value : absent);
    case 'array': {
      const element = readerOf(def.element!);
      return (value) => {
        const items: unknown[] = [];
        for (const item of Array.isArray(value) ? value : []) {
          const read = element(item);
          if (read !== absent) items.push(read);
        }
        return items;
      };
    }
    case 'object':
      return objectReader(def.shape!);
    case 'record':
      return recordReader(readerOf(def.valueType!));
    case 'union':
      return unionReader(def.options!);
    case 'pipe': {
      const [input, output] = [readerOf(def.in!), readerOf(def.out!)];
      return (value) => {
        const read = input(value);
        return read === absent ? absent : output(read);
      };
    }
    case 'transform':
      return def.transform!;
    case 'unknown':
      return (value) => value;
    default:
      throw new Error(
        `read: schemas of kind "${def.type}" are not understood. Add the kind here, with its test.`,
      );
  }
}

/** A copy, because callers may change what they got; of the empty list without the cost of a general copy. */
function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) && value.length === 0 ? [] : structuredClone(value);
}

function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : absent;
  if (typeof value !== 'string' || !/^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(value)) return absent;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : absent;
}

function objectReader(shape: Record<string, Schema>): Reader {
  const fields = Object.entries(shape).map(([key, field]) => ({
    key,
    readField: readerOf(field),
    isOptional: (field._zod.def as Definition).type === 'optional',
  }));
  return (value) => {
    if (!isObject(value)) return absent;
    const result: Record<string, unknown> = {};
    for (const { key, readField, isOptional } of fields) {
      // Own keys only, so that answers never reach a prototype.
      const read = readField(Object.hasOwn(value, key) ? value[key] : absent);
      if (read !== absent) result[key] = read;
      else if (!isOptional) return absent;
    }
    return result;
  };
}

function recordReader(readItem: Reader): Reader {
  return (value) => {
    const entries: [string, unknown][] = [];
    for (const [key, item] of Object.entries(isObject(value) ? value : {})) {
      const read = readItem(item);
      if (read !== absent && key !== '__proto__') entries.push([key, read]);
    }
    return Object.fromEntries(entries);
  };
}

/** The member with the type of the value first: "AUD 35,000" must not become a number, nor 0 the text "0". */
function unionReader(options: readonly Schema[]): Reader {
  const members = options.map((option) => ({
    type: (option._zod.def as Definition).type,
    readMember: readerOf(option),
  }));
  return (value) => {
    const kind = typeof value;
    for (const isOwnType of [true, false])
      for (const { type, readMember } of members) {
        if ((type === kind) !== isOwnType) continue;
        const read = readMember(value);
        if (read !== absent) return read;
      }
    return absent;
  };
}
