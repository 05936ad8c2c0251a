import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
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
  /** Whether its scripts report when code starts, so that its view counts then and not when it is sent. */
  reportsStart?: boolean | undefined;
}

/** The view of a token. */
interface View {
  /** The same on all servers. */
  id: string;
  route: string;
  reportsStart: boolean;
}

/** Time in ms that a token is valid. Visitors read before they touch something that starts code. */
const LIFETIME_MS = 60 * 60 * 1_000;
/**
 * Uses of tokens that are remembered, of each kind. Who uses a token again after so many others is still limited by its
 * address (`error-rate-monitor.ts`).
 */
const MAX_USED = 50_000;
/** Combinations of set and canaries whose versions are remembered. */
const MAX_PAGES = 100;

/** Set, variant, owner, route, expiry (ms), a value that makes the token of each view different, `reportsStart`. */
type Claims = [number, string, string, string, number, string, 0 | 1];

/** What a token is redeemed for: that code has started, or that it has failed. */
type Use = 'start' | 'error';

/** Why a report does not count. */
export type Refusal = 'no valid token' | 'token expired' | 'version not on the page' | 'already counted';

interface Options {
  /** Key of the signatures, the same on all servers of a site. */
  key: string | Buffer;
  now?: () => number;
}

/**
 * Signs a token for each page that is sent, and checks the tokens of reports. So a report only counts when its page was
 * really served, with the version that it names, and only once per view, remote and use.
 */
export function createReportTokens({ key, now = Date.now }: Options) {
  const used = {
    start: createUsedTokens(),
    error: createUsedTokens(),
  };
  /** Versions on the pages of a set and variant. */
  const versionsOf = new LRUCache<string, ReadonlySet<string>>({ max: MAX_PAGES });
  // Node examines a text or a buffer for each signature, which takes longer than the signature.
  const secret = createSecretKey(typeof key === 'string' ? Buffer.from(key) : key);
  const sign = (payload: string) => createHmac('sha256', secret).update(payload).digest('base64url');
  // Unique over all servers. It need not be unpredictable, because the token is signed.
  const server = randomBytes(9).toString('base64url');
  let issued = 0;
  const versionName = ({ name, version }: RemoteVersion) => `${name}@${version}`;

  return {
    /** A token for one view of a page; its characters are allowed in a quoted header value. */
    issue: ({ served, owner, reportsStart }: SentPage): string => {
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
        reportsStart ? 1 : 0,
      ];
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${payload}.${sign(payload)}`;
    },
    /** The view of a token, null when the signature is wrong. */
    viewOf: (token: string | undefined): View | null => {
      const claims = read(token);
      return claims && { id: claims[5], route: claims[3], reportsStart: claims[6] === 1 };
    },
    /**
     * Checks the token of a report and marks it as used for this remote.
     * @param reported the version that has started or failed
     * @param current the set served now
     * @returns null when the report counts, otherwise why it does not
     */
    redeem: (
      token: string | undefined,
      use: Use,
      reported: RemoteVersion,
      current: ServedVersions & Pick<ServedSet, 'number' | 'canaries' | 'hostCanary'>,
    ): Refusal | null => {
      const claims = read(token);
      if (!claims) return 'no valid token';
      const [set, variant, , , expires, nonce] = claims;
      if (expires < now()) return 'token expired';
      // The set served now is read anew: a remote that could not be loaded at first may have been added to it.
      const versions =
        set === current.number ? versionsIn(current, variant) : versionsOf.get(`${set} ${variant}`);
      if (!versions?.has(versionName(reported))) return 'version not on the page';
      const key = `${nonce} ${reported.name}`;
      return used[use].take(key) ? null : 'already counted';
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
    if (!token) return null;
    const [payload = '', signature = ''] = token.split('.');
    const expected = Buffer.from(sign(payload));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  }
}

/** Remembers at least the last `MAX_USED` keys, and twice as many at most, with the memory that they need. */
function createUsedTokens() {
  let earlier: ReadonlySet<string> = new Set();
  let latest = new Set<string>();
  return {
    /** Whether the key is used for the first time. */
    take: (key: string): boolean => {
      if (latest.has(key) || earlier.has(key)) return false;
      if (latest.size >= MAX_USED) {
        earlier = latest;
        latest = new Set();
      }
      latest.add(key);
      return true;
    },
  };
}

export type ReportTokens = ReturnType<typeof createReportTokens>;
