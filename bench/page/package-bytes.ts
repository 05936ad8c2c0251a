import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { root } from 'tooling/repository.ts';

/** The bundler's own code, and what it writes around modules. */
const BUNDLER = '(bundler)';

const LIBRARIES = '/node_modules/';

const measured = new Map<string, Map<string, number>>();

/** Brotli bytes of scripts by the package that they come from; a scope (`@emotion`) counts as one package. */
export function bytesByPackage(files: readonly string[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const file of files) {
    const bytes = measured.get(file) ?? bytesOfFile(file);
    measured.set(file, bytes);
    for (const [name, cost] of bytes) all.set(name, (all.get(name) ?? 0) + cost);
  }
  return all;
}

const compressedSize = (code: string, quality: number) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Of the sizes that are only compared; the highest quality takes minutes. */
const QUICK = 9;

/**
 * Divides the compressed size of a file among its packages in the proportion of how much smaller it is without each of
 * them.
 */
function bytesOfFile(file: string): Map<string, number> {
  const code = readFileSync(file, 'utf8');
  const ranges = rangesByPackage(code, readFileSync(`${file}.map`, 'utf8'));
  const quickSize = compressedSize(code, QUICK);
  const saved = new Map(
    [...ranges].map(([name, list]) => {
      let rest = '';
      let end = 0;
      for (const [from, to] of list) {
        rest += code.slice(end, from);
        end = to;
      }
      return [name, Math.max(0, quickSize - compressedSize(rest + code.slice(end), QUICK))];
    }),
  );
  const size = compressedSize(code, constants.BROTLI_MAX_QUALITY);
  const sum = [...saved.values()].reduce((all, bytes) => all + bytes, 0);
  return new Map([...saved].map(([name, bytes]) => [name, (bytes / sum) * size]));
}

/** Which parts of a script come from which package, by its source map. */
function rangesByPackage(code: string, map: string): Map<string, [from: number, to: number][]> {
  const lines = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) lines.push(at + 1);
  const starts: { at: number; name: string }[] = [{ at: 0, name: BUNDLER }];
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    const name = packageOf(source);
    if (starts.at(-1)?.name !== name)
      starts.push({ at: (lines[generatedLine - 1] ?? 0) + generatedColumn, name });
  });
  const ranges = new Map<string, [number, number][]>();
  starts.forEach(({ at, name }, index) => {
    const list = ranges.get(name) ?? [];
    list.push([at, starts[index + 1]?.at ?? code.length]);
    ranges.set(name, list);
  });
  return ranges;
}

function packageOf(source: string | null): string {
  // No regular expression: the bundler's own modules have data addresses of many kilobytes.
  const inside = source?.lastIndexOf(LIBRARIES) ?? -1;
  if (source && inside >= 0) return source.slice(inside + LIBRARIES.length).split('/')[0] ?? BUNDLER;
  if (!source?.startsWith(`${root}/`)) return BUNDLER;
  return source.slice(root.length + 1).split('/')[0] ?? BUNDLER;
}
