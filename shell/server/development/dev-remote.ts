import { evaluateServerBundle } from 'shared-releases';
import {
  checkCompatibility,
  findCollisions,
  linkTargetProblem,
  lostPagesProblem,
  parseDescriptor,
  type RemoteDescriptor,
  redirectProblem,
  requiredWidgetsProblem,
  type ShellVersions,
} from 'shared-releases/descriptor';
import type { Remote } from 'shared-shell';
import type { ServedRemote } from '../releases/served-set.ts';
import type { RenderBundle } from '../render-bundle.ts';

/** The state of one dev server of a remote. */
export interface DevRemote {
  name: string;
  url: string;
  /** The last one that claims nothing of another remote or of the shell, and whose redirects lead to an address. */
  descriptor: RemoteDescriptor | null;
  /** Why the newest one is not used; empty when it is. */
  claimProblem: string;
  /** Hash of its server bundle; empty when there is none. */
  serverHash: string;
  serverCode: string;
  bundle: Remote | null;
  bundleProblem: string;
}

/** What of a dev server's last build is not used, and why; or why a release would refuse it. */
export interface Failure {
  remote: string;
  reason: string;
}

/** A dev server that has not been asked yet. */
export const devRemote = (name: string, url: string): DevRemote => ({
  name,
  url,
  descriptor: null,
  claimProblem: '',
  serverHash: '',
  serverCode: '',
  bundle: null,
  bundleProblem: 'its dev server has not built it yet',
});

interface Surroundings {
  /** The descriptors of all other remotes. */
  beside: () => RemoteDescriptor[];
  /** Packages that the shell provides to server bundles. */
  provided: RenderBundle['provided'];
  /** Whether the shell is another one than at the last call, so that the bundle has to be evaluated again. */
  hasNewHost: boolean;
}

/**
 * Takes what a dev server has built since the last call.
 * @returns whether its server bundle has been evaluated
 */
export async function refreshDevRemote(
  remote: DevRemote,
  { beside, provided, hasNewHost }: Surroundings,
): Promise<boolean> {
  const build = await fetchBuild(remote.url);
  if (build.descriptor) takeDescriptor(remote, build.descriptor, beside());
  const isNew = build.server !== '' && build.server !== remote.serverHash;
  if (isNew) {
    remote.serverCode = await fetchText(`${remote.url}/federated/server/server.cjs`);
    remote.serverHash = build.server;
  }
  if (!remote.serverCode || !(isNew || hasNewHost)) return false;
  try {
    remote.bundle = evaluateServerBundle({
      name: remote.name,
      code: remote.serverCode,
      base: `${remote.url}/federated`,
      provided,
    });
    remote.bundleProblem = '';
  } catch (error) {
    // The last bundle that could be evaluated keeps rendering.
    remote.bundleProblem = error instanceof Error ? error.message : String(error);
  }
  return true;
}

function takeDescriptor(
  remote: DevRemote,
  descriptor: RemoteDescriptor,
  others: readonly RemoteDescriptor[],
): void {
  const collision = findCollisions([...others, descriptor], others).find(
    (one) => one.remote === descriptor.name,
  );
  const problem = collision?.reason ?? redirectProblem(descriptor, others);
  remote.claimProblem = problem ? `${problem}. Change it in ${remote.name}/remote.config.ts.` : '';
  if (!problem) remote.descriptor = descriptor;
}

/**
 * @param others the descriptors of all other remotes
 * @param released what the release store has of this remote
 * @param shell the released shell
 */
export function failuresOf(
  { name, descriptor, claimProblem, bundleProblem }: DevRemote,
  others: readonly RemoteDescriptor[],
  released: RemoteDescriptor | undefined,
  shell: ShellVersions,
): Failure[] {
  const refusals = descriptor
    ? [
        compatibilityProblem(descriptor, shell),
        lostPagesProblem(descriptor, others, released),
        linkTargetProblem(descriptor, others, released),
        requiredWidgetsProblem(descriptor, others, released),
      ]
    : [];
  return [
    claimProblem,
    ...refusals.map((refusal) => refusal && `a release would refuse this: ${refusal}`),
    bundleProblem && `its server bundle cannot be used: ${bundleProblem}`,
  ].flatMap((reason) => (reason ? [{ remote: name, reason }] : []));
}

function compatibilityProblem(descriptor: RemoteDescriptor, shell: ShellVersions): string | null {
  const result = checkCompatibility(descriptor, shell);
  return result.ok ? null : `${result.reason}. ${result.remedy}`;
}

/** @throws Error that names the address, when the server does not answer or answers with an error */
export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url).catch((error: Error) => {
    // The error itself says "fetch failed" alone.
    const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException;
    throw new Error(`${url} cannot be reached (${code ?? message}).`, { cause: error });
  });
  if (!response.ok) throw new Error(`${url} returns ${response.status}.`);
  return response.text();
}

/** What a dev server has built; one of an older preset only has the descriptor. */
async function fetchBuild(url: string): Promise<{ descriptor: RemoteDescriptor | null; server: string }> {
  const read = async (file: string) => {
    const response = await fetch(`${url}/federated/${file}`);
    const isJson = response.headers.get('content-type')?.includes('application/json');
    return response.ok && isJson ? response.json() : null;
  };
  const build = (await read('build.json')) ?? { descriptor: await read('remote.json'), server: '' };
  return {
    descriptor: build.descriptor && parseDescriptor(build.descriptor, `${url}/federated/remote.json`),
    server: build.server,
  };
}

/** A remote of a dev server as pages know it; undefined while it has no descriptor. */
export function servedRemote({
  name,
  url,
  descriptor,
  bundle,
  bundleProblem,
}: DevRemote): ServedRemote | undefined {
  if (!descriptor) return undefined;
  const { version, routes, redirects, nav, widgets, entry } = descriptor;
  return {
    name,
    version,
    descriptor,
    bundle,
    ...(bundleProblem && { bundleProblem }),
    page: {
      name,
      version,
      base: `${url}/federated`,
      entry: { ...entry, integrity: '' },
      routes: routes.map(({ query: _query, ...route }) => route),
      redirects,
      nav,
      widgets: widgets.map((widget) => widget.name),
    },
  };
}
