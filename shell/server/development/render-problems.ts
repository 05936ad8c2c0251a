import type { Telemetry } from '../site-types.ts';
import { ownFrames, withSourcePositions } from './source-positions.ts';

/** Frames of a stack trace in a message. */
const MAX_FRAMES = 8;

/** Why pages cannot be rendered on the server, by path, for the terminal and for the pages in browsers. */
export interface RenderProblems {
  /** Messages of all current problems. */
  all: () => string[];
  /** Paths with a problem. */
  paths: () => string[];
  /** Collects the errors of one rendering, which replace those of the path's last one. */
  observe: (path: string) => { telemetry: Telemetry; end: () => void };
}

/**
 * @param codeOf the server bundle of a remote
 * @param onChange called after each change, with the message of a new problem
 */
export function createRenderProblems(
  telemetry: Telemetry,
  codeOf: (remote: string) => string,
  onChange: (message: string | null) => void,
): RenderProblems {
  const byPath = new Map<string, string>();
  return {
    all: () => [...byPath.values()],
    paths: () => [...byPath.keys()],
    observe: (path) => {
      let message: string | null = null;
      return {
        telemetry: {
          ...telemetry,
          error: (error, context = {}) => {
            telemetry.error(error, context);
            message ??= describe(path, error, context, codeOf);
          },
        },
        end: () => {
          if (message === (byPath.get(path) ?? null)) return;
          if (message) byPath.set(path, message);
          else byPath.delete(path);
          onChange(message);
        },
      };
    },
  };
}

function describe(
  path: string,
  error: unknown,
  { phase, remote = 'shell', components }: Readonly<Record<string, string>>,
  codeOf: (remote: string) => string,
): string {
  const what = phase === 'prefetch' ? 'load the data of' : 'render';
  const { message, stack = '', cause } = error instanceof Error ? error : new Error(String(error));
  // Of code that did not load, the error that it threw says where.
  const origin = cause instanceof Error ? (cause.stack ?? '') : stack;
  return [
    `${remote}: the server cannot ${what} ${path}: ${message}`,
    ...ownFrames(withSourcePositions(origin, codeOf)).slice(0, MAX_FRAMES),
    ...(components ? [`  in ${components}`] : []),
  ].join('\n');
}
