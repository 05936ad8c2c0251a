import { SourceMap } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
/** A position in a server bundle, in a stack trace: `mfe-events/server.cjs:12:34`. */
const BUNDLE_POSITION = /([a-z0-9-]+)\/server\.cjs:(\d+):(\d+)/g;
const INLINE_MAP = /\/\/# sourceMappingURL=data:application\/json[^,]*;base64,([\w+/=]+)\s*$/;

/**
 * A stack trace with the positions of server bundles replaced by those of their sources, relative to the repository.
 * @param codeOf the server bundle of a remote, with an inline source map
 */
export function withSourcePositions(stack: string, codeOf: (remote: string) => string): string {
  const maps = new Map<string, SourceMap | null>();
  return stack.replace(BUNDLE_POSITION, (position, remote: string, line: string, column: string) => {
    let map = maps.get(remote);
    if (map === undefined) {
      const inline = INLINE_MAP.exec(codeOf(remote))?.[1];
      map = inline ? new SourceMap(JSON.parse(Buffer.from(inline, 'base64').toString('utf8'))) : null;
      maps.set(remote, map);
    }
    const entry = map?.findEntry(Number(line) - 1, Number(column) - 1);
    // An entry of an earlier line is that of another module: lines that the bundler writes itself, such as imports, have none.
    if (!entry || !('originalSource' in entry) || entry.generatedLine !== Number(line) - 1) return position;
    return `${path.relative(root, entry.originalSource)}:${entry.originalLine + 1}`;
  });
}

/** A position in a source, or an import of a source, whose frame has the module's name: `at ./src/page.tsx (…)`. */
const OF_A_SOURCE = /\.tsx?:\d+|at \.\/src\/\S+ \(/;

/**
 * The frames of a stack trace that are in sources of this repository; all frames when none is, but one is in the bundle of
 * a remote; none when React alone is in it, as for an element that cannot be rendered.
 */
export function ownFrames(stack: string): string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const own = frames.filter((frame) => OF_A_SOURCE.test(frame) && !frame.includes('node_modules'));
  const shown = own.length > 0 ? own : frames.some((frame) => frame.includes('/server.cjs:')) ? frames : [];
  return shown.map((frame) => `  ${frame.trim()}`);
}
