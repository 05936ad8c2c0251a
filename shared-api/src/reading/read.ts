import type * as z from 'zod/mini';

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
  return readAny(schema, value) as z.output<S> | undefined;
}

function readAny(schema: Schema, value: unknown): unknown {
  const def = schema._zod.def as Definition;
  switch (def.type) {
    case 'nullable': {
      const inner = value === null || value === absent ? absent : readAny(def.innerType!, value);
      // Null of a nullable takes precedence over the empty value of its inner type.
      return inner === absent ? null : inner;
    }
    case 'optional':
      return value === absent ? absent : readAny(def.innerType!, value);
    case 'default': {
      const inner = value === null || value === absent ? absent : readAny(def.innerType!, value);
      return inner === absent ? structuredClone(def.defaultValue) : inner;
    }
    case 'string':
      if (typeof value === 'string') return value;
      return typeof value === 'number' && Number.isFinite(value) ? String(value) : absent;
    case 'number':
      return readNumber(value);
    case 'boolean':
      return typeof value === 'boolean' ? value : absent;
    case 'enum':
      return typeof value === 'string' && Object.values(def.entries!).includes(value) ? value : absent;
    case 'literal':
      return def.values!.includes(value) ? value : absent;
    case 'array':
      return Array.isArray(value)
        ? value.map((item) => readAny(def.element!, item)).filter((item) => item !== absent)
        : [];
    case 'object':
      return readObject(def.shape!, value);
    case 'record':
      return readRecord(def.valueType!, value);
    case 'union':
      return readUnion(def.options!, value);
    case 'pipe': {
      const input = readAny(def.in!, value);
      return input === absent ? absent : readAny(def.out!, input);
    }
    case 'transform':
      return def.transform!(value);
    case 'unknown':
      return value;
    default:
      throw new Error(
        `read: schemas of kind "${def.type}" are not understood. Add the kind here, with its test.`,
      );
  }
}

function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : absent;
  if (typeof value !== 'string' || !/^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(value)) return absent;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : absent;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readObject(shape: Record<string, Schema>, value: unknown): unknown {
  if (!isObject(value)) return absent;
  const result: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(shape)) {
    // Own keys only, so that answers never reach a prototype.
    const read = readAny(field, Object.hasOwn(value, key) ? value[key] : absent);
    if (read !== absent) result[key] = read;
    else if ((field._zod.def as Definition).type !== 'optional') return absent;
  }
  return result;
}

function readRecord(valueType: Schema, value: unknown): unknown {
  const entries: [string, unknown][] = [];
  for (const [key, item] of Object.entries(isObject(value) ? value : {})) {
    const read = readAny(valueType, item);
    if (read !== absent && key !== '__proto__') entries.push([key, read]);
  }
  return Object.fromEntries(entries);
}

/** The member with the type of the value first: "AUD 35,000" must not become a number, nor 0 the text "0". */
function readUnion(options: readonly Schema[], value: unknown): unknown {
  const kind = typeof value;
  const ranked = [...options].sort(
    (a, b) =>
      Number((b._zod.def as Definition).type === kind) - Number((a._zod.def as Definition).type === kind),
  );
  for (const option of ranked) {
    const read = readAny(option, value);
    if (read !== absent) return read;
  }
  return absent;
}
