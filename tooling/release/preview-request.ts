import { isPreviewName, PREVIEW_KEY_LENGTH, SHELL } from 'shared-releases';
import { CommandError } from '../cli/command.ts';
import { readArguments } from '../cli/read-arguments.ts';

export const previewUsage =
  'npm run preview -- <remote …> | shell [--name pr-12] [--from production] [--days 7] [--site https://staging.example.org] [--store <folder or s3://bucket/prefix>] [--no-build]';

const MAX_DAYS = 90;

export interface PreviewRequest {
  /** Remotes, or `shell` alone. */
  names: string[];
  name: string;
  /** Channel whose newest set is copied. */
  from: string;
  expiresAt: number;
  /** Origin of the server that shows the preview. */
  site: string;
  key: string;
  /** Address of the release store; absent: the default of the command. */
  store?: string;
  build: boolean;
}

interface Context {
  env: NodeJS.ProcessEnv;
  /** Name of the git branch; empty outside a branch. */
  branch: string;
  /** Origin of the local site, for previews without `--site`. */
  localSite: string;
  /** The secret of the local site. */
  localKey: () => string;
  now: number;
  /** Lines that show every option, for messages. Default: those of `npm run preview`. */
  usage?: string;
}

/** Reads the arguments of `npm run preview`. @throws CommandError that says what to correct */
export function readPreviewRequest(
  args: readonly string[],
  { env, branch, localSite, localKey, now, usage = previewUsage }: Context,
): PreviewRequest {
  const { values, positionals: names } = parse(args, usage);
  if (names.length === 0) throw new CommandError(`Name the remotes to preview, or the shell: ${usage}`);
  if (names.includes(SHELL) && names.length > 1)
    throw new CommandError('Preview the shell alone: it changes under every remote.');
  const name = values.name ?? (nameOf(branch) || names.join('-'));
  if (!isPreviewName(name))
    throw new CommandError(
      `--name ${name}: use lower case letters, digits and dashes, at most 60, such as pr-12.`,
    );
  const days = Number(values.days);
  if (!(days > 0 && days <= MAX_DAYS))
    throw new CommandError(`--days ${values.days}: name a number of days up to ${MAX_DAYS}.`);
  const site = (values.site ?? env.PREVIEW_SITE ?? localSite).replace(/\/+$/, '');
  if (!URL.canParse(site) || !/^https?:/.test(site))
    throw new CommandError(`--site ${site}: name the http(s) address of the site.`);
  const key = env.PREVIEW_KEY || (new URL(site).hostname === 'localhost' ? localKey() : '');
  if (key.length < PREVIEW_KEY_LENGTH)
    throw new CommandError(
      `PREVIEW_KEY must be the secret of the server at ${site}, at least ${PREVIEW_KEY_LENGTH} characters.`,
    );
  const store = values.store ?? env.RELEASE_STORE;
  return {
    names,
    name,
    from: values.from ?? env.CHANNEL ?? 'production',
    expiresAt: now + days * 24 * 60 * 60 * 1_000,
    site,
    key,
    ...(store && { store }),
    build: !values['no-build'],
  };
}

/** `feature/New search` → `feature-new-search`; empty for the main branch, which is no pull request. */
const nameOf = (branch: string) =>
  ['main', 'master', 'HEAD'].includes(branch)
    ? ''
    : branch
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 60)
        .replace(/^-|-$/g, '');

function parse(args: readonly string[], usage: string) {
  return readArguments(usage, {
    args: [...args],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      from: { type: 'string' },
      days: { type: 'string', default: '7' },
      site: { type: 'string' },
      store: { type: 'string' },
      'no-build': { type: 'boolean' },
    },
  });
}
