import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteDescriptor, RouteDescriptor } from '../descriptor/index.ts';
import type { Candidate } from './gate.ts';

/** The scripts of the first view of a route: entry, exposed module and the page's own chunks. */
export const routeScripts = (
  { entry, scripts }: Pick<RemoteDescriptor, 'entry' | 'scripts'>,
  route: Pick<RouteDescriptor, 'scripts'>,
) => [...new Set([entry.file, ...scripts, ...route.scripts])];

/** Compressed sizes of the scripts of one version of a remote, each file read and compressed once. */
export interface ScriptSizes {
  /** Size of a file in kB; null when it cannot be read. */
  ofFile: (file: string) => Promise<number | null>;
  /** Sum over the scripts of a route in kB; null when one of them cannot be read. */
  ofRoute: (route: Pick<RouteDescriptor, 'scripts'>) => Promise<number | null>;
}

/** @param read the content of a file of the version; null when it cannot be read */
export function scriptSizes(
  descriptor: RemoteDescriptor,
  read: (file: string) => Promise<Buffer | null>,
): ScriptSizes {
  const sizes = new Map<string, Promise<number | null>>();
  const measure = async (file: string) => {
    const content = await read(file);
    return content && brotliCompressSync(content).length / 1024;
  };
  const ofFile = (file: string) => {
    const size = sizes.get(file) ?? measure(file);
    sizes.set(file, size);
    return size;
  };
  return {
    ofFile,
    ofRoute: async (route) => {
      const files = await Promise.all(routeScripts(descriptor, route).map(ofFile));
      return files.every((size) => size !== null) ? files.reduce((sum, size) => sum + size, 0) : null;
    },
  };
}

const built = new WeakMap<Candidate, ScriptSizes>();

/** The sizes of what was built, the same for all gates of one release. */
export function builtSizes(candidate: Candidate): ScriptSizes {
  const { dist, descriptor } = candidate;
  const known =
    built.get(candidate) ?? scriptSizes(descriptor, async (file) => readFileSync(path.join(dist, file)));
  built.set(candidate, known);
  return known;
}
