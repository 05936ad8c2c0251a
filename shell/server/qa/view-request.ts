import { isPreviewToken, type Preview, readPreviewToken } from 'shared-releases';
import { isFlagChange } from '../../src/flag-changes.ts';
import type { Overrides } from '../../src/overrides.ts';
import { isSetNumber } from '../../src/set-number.ts';

/** Cookie with the token of the preview that this browser shows, so that links stay in the preview. */
export const previewCookie = 'site_preview';

/** Stands instead of a token for error reports on pages of previews and of QA, so that their reports do not count. */
export const viewReportToken = 'view';

/** Whether reports come from a page of a preview or of QA. */
export const isReportOfView = (cookies: string | undefined, token: string | undefined) =>
  token === viewReportToken || readCookie(cookies) !== undefined;

/** What a request wants to see instead of the site that visitors get. */
export interface ViewRequest {
  /** A preview with its token. */
  preview?: Preview & { token: string };
  /** Number of a release set of the server's channel. */
  set?: number;
  /** Versions or dev servers that replace those of the set, by remote or `shell`. */
  overrides: Overrides;
  /** Feature flags that differ from the deployment's. */
  flags: Readonly<Record<string, boolean>>;
}

export interface ViewRules {
  /** Secret that signs the addresses of previews; without it previews are ignored. */
  previewKey?: string;
  /** Whether numbers of sets, overrides and flags may be asked for (flag `qa`). */
  qa: boolean;
}

/** `leave`: the preview is to end. A text: why the request is refused. Null: the request is an ordinary one. */
export function readViewRequest(
  search: URLSearchParams,
  cookies: string | undefined,
  { previewKey, qa }: ViewRules,
  now = Date.now(),
): ViewRequest | { refused: string } | 'leave' | null {
  const asked = search.get('set');
  if (asked === 'current' && (previewKey !== undefined || qa)) return 'leave';
  const overrides = qa ? parseOverrides(search.get('versions')) : {};
  const flags = qa ? parseFlags(search.get('flags')) : {};
  const number = qa && asked !== null && isSetNumber(asked) ? Number(asked) : undefined;
  if (previewKey !== undefined && number === undefined) {
    const token = asked !== null && isPreviewToken(asked) ? asked : readCookie(cookies);
    if (token !== undefined) {
      const preview = readPreviewToken(previewKey, token, now);
      return typeof preview === 'string'
        ? { refused: preview }
        : { preview: { ...preview, token }, overrides, flags };
    }
  }
  const isEmpty =
    number === undefined && Object.keys(overrides).length === 0 && Object.keys(flags).length === 0;
  return isEmpty ? null : { ...(number !== undefined && { set: number }), overrides, flags };
}

/** `mfe-events@1.0.0-3f2a,mfe-accounts@http://localhost:3003` */
function parseOverrides(text: string | null): Overrides {
  const pairs = (text ?? '').split(',').flatMap((pair) => {
    const at = pair.indexOf('@');
    // Without a source it asks for nothing; the banner says so.
    return at > 0 && at < pair.length - 1 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : [];
  });
  return Object.fromEntries(pairs.slice(0, 50));
}

/** `newSearch,-chat`: the first is turned on, the second off. */
function parseFlags(text: string | null): ViewRequest['flags'] {
  const names = (text ?? '').split(',').filter(isFlagChange);
  return Object.fromEntries(
    names
      .slice(0, 50)
      .map((name) => (name.startsWith('-') ? [name.slice(1), false] : [name, true]) as [string, boolean]),
  );
}

const readCookie = (cookies: string | undefined) =>
  new RegExp(`(?:^|;\\s*)${previewCookie}=([\\w.-]+)(?:;|$)`).exec(cookies ?? '')?.[1];
