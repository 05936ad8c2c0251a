import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { SHELL } from 'shared-releases';
import type { ServedSet } from '../releases/served-set.ts';

type RemoteVersion = { name: string; version: string };
type ServedVersions = {
  remotes: readonly RemoteVersion[];
  host?: { version: string };
};

/** A page that was sent: the set with the visitor's canaries, and the owner of its route. */
export interface SentPage {
  served: ServedVersions & { number: number; variant: string };
  owner: { remote: string; version: string; route: string };
}

/** Time in ms that a token is valid. Most errors happen soon after a page was opened. */
const LIFETIME_MS = 15 * 60 * 1_000;
/** Used tokens that are remembered; more valid reports than this within the lifetime are not expected. */
const MAX_USED = 100_000;
/** Combinations of set and canaries whose versions are remembered. */
const MAX_PAGES = 100;

/** Set, variant, owner, route, expiry (ms), and a value that makes the token of each view different. */
type Claims = [number, string, string, string, number, string];

/** Why a report does not count. */
export type Refusal = 'no valid token' | 'token expired' | 'version not on the page' | 'already counted';

interface Options {
  /** Key of the signatures, the same on all servers of a site. */
  key: string | Buffer;
  now?: () => number;
}

/**
 * Signs a token for each page that is sent, and checks the tokens of error reports. So a report only counts when its
 * page was really served, with the version it blames, and only once per view and remote.
 */
export function createReportTokens({ key, now = Date.now }: Options) {
  const used = new LRUCache<string, true>({ max: MAX_USED });
  /** Versions on the pages of a set and variant. */
  const versionsOf = new LRUCache<string, ReadonlySet<string>>({ max: MAX_PAGES });
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest('base64url');
  // Unique over all servers. It need not be unpredictable, because the token is signed.
  const server = randomBytes(9).toString('base64url');
  let issued = 0;
  const versionName = ({ name, version }: RemoteVersion) => `${name}@${version}`;

  return {
    /** A token for one view of a page; its characters are allowed in a quoted header value. */
    issue: ({ served, owner }: SentPage): string => {
      const { number, variant } = served;
      const page = `${number} ${variant}`;
      if (!versionsOf.has(page)) versionsOf.set(page, new Set(versionsOn(served).map(versionName)));
      const claims: Claims = [
        number,
        variant,
        `${owner.remote}@${owner.version}`,
        owner.route,
        now() + LIFETIME_MS,
        `${server}${(issued++).toString(36)}`,
      ];
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${payload}.${sign(payload)}`;
    },
    /** Identifies the view of a valid token, the same on all servers; empty without one. */
    viewOf: (token: string | undefined): string => read(token)?.[5] ?? '',
    /**
     * Checks the token of an error report and marks it as used for the blamed remote.
     * @param current the set served now
     * @returns null when the report counts, otherwise why it does not
     */
    redeem: (
      token: string | undefined,
      blamed: RemoteVersion,
      current: ServedVersions & Pick<ServedSet, 'number' | 'canaries' | 'hostCanary'>,
    ): Refusal | null => {
      const claims = read(token);
      if (!claims) return 'no valid token';
      const [set, variant, , , expires, nonce] = claims;
      if (expires < now()) return 'token expired';
      // The set served now is read anew: a remote that could not be loaded at first may have been added to it.
      const versions =
        set === current.number ? versionsIn(current, variant) : versionsOf.get(`${set} ${variant}`);
      if (!versions?.has(versionName(blamed))) return 'version not on the page';
      const use = `${nonce} ${blamed.name}`;
      if (used.has(use)) return 'already counted';
      used.set(use, true);
      return null;
    },
  };

  function versionsIn(
    current: ServedVersions & Pick<ServedSet, 'canaries' | 'hostCanary'>,
    variant: string,
  ): ReadonlySet<string> {
    const names = variant.split(',');
    const { hostCanary } = current;
    const canaryHost = hostCanary?.set.host;
    const isCanaryHost =
      canaryHost && names.includes(versionName({ name: SHELL, version: canaryHost.version }));
    const served = isCanaryHost ? hostCanary.set : current;
    const chosen = served.canaries.filter(({ remote }) => names.includes(versionName(remote)));
    return new Set(
      versionsOn(served).map((one) =>
        versionName(chosen.find(({ remote: { name } }) => name === one.name)?.remote ?? one),
      ),
    );
  }

  /** The remotes of a page, and the shell that rendered it. */
  function versionsOn({ remotes, host }: ServedVersions): RemoteVersion[] {
    return [...remotes, ...(host ? [{ name: SHELL, version: host.version }] : [])];
  }

  function read(token: string | undefined): Claims | null {
    const [payload = '', signature = ''] = token?.split('.') ?? [];
    const expected = Buffer.from(sign(payload));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  }
}

export type ReportTokens = ReturnType<typeof createReportTokens>;
