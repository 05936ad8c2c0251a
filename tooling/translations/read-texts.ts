import { parse } from '@babel/parser';
import type { Node } from '@babel/types';

/** One text of a file: a string, or a template with placeholders. */
export interface Text {
  /** Where it is: the names and keys around it, such as `messages.featuresHeading`, and a number if there are several. */
  path: string;
  /** The text, with `{code}` for each placeholder. */
  text: string;
  /** Code of each placeholder, in order. */
  placeholders: string[];
  /** Position of the text in the source, without quotes. */
  start: number;
  end: number;
  kind: 'string' | 'template';
}

/** A function of a file: a translation has to use the same arguments. */
export interface TextFunction {
  path: string;
  /** By argument: the names that its body uses. */
  uses: string[][];
  /** The same without those that only decide, such as between singular and plural: other languages may not need them. */
  needs: string[][];
}

/** Everything in a file of texts that a translator and the comparison need. */
export interface TextFile {
  /** Paths of all keys below the file's exports. */
  keys: string[];
  /** Position of each key with its value, by path. */
  properties: Map<string, { start: number; end: number }>;
  /** Position of the closing brace of each object, by path. */
  objects: Map<string, number>;
  texts: Text[];
  functions: TextFunction[];
}

type Walked = Node & Record<string, unknown>;

const LETTER = /\p{L}/u;
/** Strings inside these are no texts: options of `Intl`, imports, types, comparisons. */
const NO_TEXTS = new Set([
  'ImportDeclaration',
  'TSTypeAnnotation',
  'TSTypeParameterInstantiation',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'SwitchCase',
  'NewExpression',
  'BinaryExpression',
]);

/**
 * Reads a file of texts. Only its syntax counts: nothing is evaluated.
 * @throws SyntaxError of the file
 */
export function readTexts(code: string): TextFile {
  const { program } = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const exported = exportedNames(program.body as Walked[]);
  const file: TextFile = { keys: [], properties: new Map(), objects: new Map(), texts: [], functions: [] };
  const count = new Map<string, number>();
  const add = (path: string, text: Omit<Text, 'path'>) => {
    if (!LETTER.test(text.text.replace(/\{[^}]*\}/g, ''))) return;
    const number = (count.get(path) ?? 0) + 1;
    count.set(path, number);
    file.texts.push({ path: number > 1 ? `${path} ${number}` : path, ...text });
  };

  const walk = (node: Walked, path: string): void => {
    if (NO_TEXTS.has(node.type)) return;
    switch (node.type) {
      case 'VariableDeclarator': {
        const { name } = node.id as { name?: string };
        if (node.init) walk(node.init as Walked, name ?? path);
        return;
      }
      case 'FunctionDeclaration':
      case 'ArrowFunctionExpression':
      case 'FunctionExpression': {
        const { id, params, body } = node as unknown as {
          id?: { name: string };
          params: Walked[];
          body: Walked;
        };
        const at = node.type === 'FunctionDeclaration' && id ? id.name : path;
        file.functions.push({
          path: at,
          uses: params.map((param) => usedNames(param, body, true)),
          needs: params.map((param) => usedNames(param, body, false)),
        });
        walk(body, at);
        return;
      }
      case 'ObjectProperty':
      case 'ObjectMethod': {
        const key = keyOf(node);
        const at = `${path}.${key}`;
        file.keys.push(at);
        file.properties.set(at, { start: node.start ?? 0, end: node.end ?? 0 });
        walk((node.value ?? node.body) as Walked, at);
        return;
      }
      case 'ObjectExpression':
        file.objects.set(path, (node.end ?? 0) - 1);
        for (const property of node.properties as Walked[]) walk(property, path);
        return;
      case 'ArrayExpression': {
        const elements = node.elements as (Walked | null)[];
        elements.forEach((element, index) => {
          if (element) walk(element, `${path}[${index}]`);
        });
        return;
      }
      case 'StringLiteral':
        add(path, {
          text: node.value as string,
          placeholders: [],
          start: (node.start ?? 0) + 1,
          end: (node.end ?? 0) - 1,
          kind: 'string',
        });
        return;
      case 'JSXText':
        add(path, {
          text: (node.value as string).trim(),
          placeholders: [],
          start: node.start ?? 0,
          end: node.end ?? 0,
          kind: 'string',
        });
        return;
      case 'TemplateLiteral': {
        const quasis = node.quasis as { value: { cooked: string | null } }[];
        const expressions = node.expressions as Walked[];
        const placeholders = expressions.map((one) => code.slice(one.start ?? 0, one.end ?? 0));
        add(path, {
          text: quasis
            .map(
              ({ value }, index) =>
                `${value.cooked ?? ''}${index < placeholders.length ? `{${placeholders[index]}}` : ''}`,
            )
            .join(''),
          placeholders,
          start: (node.start ?? 0) + 1,
          end: (node.end ?? 0) - 1,
          kind: 'template',
        });
        for (const expression of expressions) walk(expression, path);
        return;
      }
      default:
        for (const child of childrenOf(node)) walk(child, path);
    }
  };
  for (const statement of program.body as Walked[]) walk(statement, '');
  const isExported = (path: string) => exported.has(path.split(/[.[ ]/)[0] ?? '');
  return {
    ...file,
    keys: file.keys.filter(isExported),
    functions: file.functions.filter(({ path }) => isExported(path)),
  };
}

function exportedNames(statements: readonly Walked[]): Set<string> {
  return new Set(
    statements.flatMap((statement) => {
      const declaration = statement.declaration as Walked | undefined;
      if (statement.type !== 'ExportNamedDeclaration' || !declaration) return [];
      if (declaration.type === 'VariableDeclaration')
        return (declaration.declarations as unknown as { id: { name?: string } }[]).flatMap(
          ({ id }) => id.name ?? [],
        );
      const { id } = declaration as unknown as { id?: { name: string } };
      return id ? [id.name] : [];
    }),
  );
}

const keyOf = (node: Walked): string => {
  const key = node.key as { name?: string; value?: unknown };
  return key.name ?? String(key.value);
};

function childrenOf(node: Walked): Walked[] {
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'loc' || name.endsWith('Comments')
      ? []
      : (Array.isArray(value) ? value : [value]).filter(
          (one): one is Walked => typeof one === 'object' && one !== null && typeof one.type === 'string',
        ),
  );
}

/** The names of one argument that a body uses, with or without conditions. */
function usedNames(param: Walked, body: Walked, withConditions: boolean): string[] {
  const names =
    param.type === 'ObjectPattern'
      ? (param.properties as Walked[]).map(keyOf)
      : param.type === 'Identifier'
        ? [(param as unknown as { name: string }).name]
        : param.type === 'AssignmentPattern'
          ? [(param.left as { name?: string }).name ?? '']
          : [];
  const used = new Set<string>();
  const collect = (node: Walked): void => {
    if (node.type === 'Identifier') used.add((node as unknown as { name: string }).name);
    for (const child of childrenOf(node)) if (withConditions || child !== node.test) collect(child);
  };
  collect(body);
  // An argument may have another name in the translation: only whether it is used counts.
  if (param.type !== 'ObjectPattern') return names.some((name) => used.has(name)) ? ['value'] : [];
  return names.filter((name) => used.has(name)).sort();
}
