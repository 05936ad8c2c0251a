import { z } from 'zod';

/**
 * `remote.json`: the static description of a released remote (PLATFORM-2). Emitted by the build preset; checked when a
 * release is written and again when it is served.
 */
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 integrity value');
const relativeFile = z
  .string()
  .min(1)
  .refine(
    (file) => !file.startsWith('/') && !file.split('/').includes('..'),
    'must be a path inside the release',
  );
const sitePath = z
  .string()
  .regex(/^\/[^?#\s]*$/, 'must be a path of the site: it starts with "/", without "?", "#" and spaces');

const knownMoment = z.enum(['immediate', 'idle', 'visible', 'interaction', 'never']);
const knownCopies = z.enum(['visited', 'kept']);
const knownIcon = z.enum(['search', 'saved', 'dates', 'link']);

/** When code is loaded in a first view. A moment that only newer shells know is replaced by the default. */
const hydrationMoment = knownMoment.catch('idle').optional();

/** One route of a descriptor. */
export const routeSchema = z.object({
  path: sitePath,
  page: z.string().min(1),
  /** Files that this page needs besides the entry, for preload tags. */
  scripts: z.array(relativeFile),
  styles: z.array(relativeFile),
  /** Widgets of any remote in the first view of the page. */
  widgets: z.array(z.string()),
  /** Query parameters that the page reads; absent: any (and in releases before this field existed). */
  query: z.array(z.string().min(1)).readonly().optional(),
  /** When the page's code is loaded in its first view; absent: `idle`. */
  hydrate: hydrationMoment,
  /** Keys of `localStorage` or `sessionStorage` with which the code is loaded at the latest when the browser is idle. */
  storage: z.array(z.string().min(1)).readonly().optional(),
  /** Which pages of the route browsers may keep for offline reading; absent: none. */
  offline: knownCopies.optional().catch(undefined),
  /** Why the page needs more script than in the release before. */
  grown: z.string().min(1).optional(),
});

/** A link in the site frame. */
const navSchema = z.object({
  label: z.string().min(1),
  href: sitePath,
  placement: z.enum(['menu', 'account', 'footer-about', 'footer-services']),
  group: z.string().optional(),
  order: z.number(),
  phoneBar: z
    .object({
      label: z.string().min(1),
      // An icon that only newer shells know is replaced, so that the descriptor stays valid.
      icon: knownIcon.catch('link'),
    })
    .optional(),
});

/** What a remote has of its own in each language. */
const translatedSchema = z.object({
  routes: z.array(routeSchema),
  nav: z.array(navSchema),
  widgets: z.array(
    z.object({
      name: z.string().min(1),
      scripts: z.array(relativeFile),
      styles: z.array(relativeFile),
      hydrate: hydrationMoment,
    }),
  ),
  entry: z.object({ file: relativeFile, global: z.string().regex(/^\w+$/) }),
  /** Scripts that the exposed module itself needs. */
  scripts: z.array(relativeFile),
  server: z.object({ file: relativeFile }),
});

/** The whole descriptor; routes, links, widgets and files at its top are those in English. */
export const descriptorSchema = translatedSchema.extend({
  schema: z.literal(1),
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower case with dashes, like mfe-events'),
  version: z.string().regex(/^\d+\.\d+\.\d+[\w.+-]*$/, 'must be a semantic version'),
  commit: z.string(),
  owner: z.string().min(1),
  requires: z.object({ shell: z.string().min(1) }),
  /** The languages beside English, by BCP 47 tag. */
  languages: z.record(z.string().regex(/^[a-z]{2,3}$/), translatedSchema).optional(),
  /** Paths of machine-readable files that the server bundle generates. */
  feeds: z.array(sitePath).default([]),
  redirects: z.array(z.object({ from: sitePath, to: sitePath })),
  /** What the remote uses of the host; absent: anything (and in releases before this field existed). */
  permissions: z
    .object({
      session: z.enum(['none', 'subject', 'token']).optional(),
      storage: z.array(z.string().min(1)).readonly().optional(),
      network: z.array(z.literal('api')).readonly().optional(),
    })
    .optional(),
  /** Versions the remote was built against, by request string. */
  shared: z.record(z.string(), z.string()),
  /** Limit in kB of compressed JavaScript per route; checked when a release is written. */
  budget: z.number().positive().optional(),
  /** Types of the widgets' props (`declare module 'shared-shell'`), for `widget-types` in other repositories. */
  widgetTypes: relativeFile.optional(),
  /** Every file of the release with its hash and size in bytes. */
  files: z.record(relativeFile, z.object({ integrity, size: z.number().int().nonnegative() })),
});

export type RemoteDescriptor = z.infer<typeof descriptorSchema>;
export type TranslatedDescriptor = z.infer<typeof translatedSchema>;
export type RouteDescriptor = z.infer<typeof routeSchema>;

/** The route that matches a path, with its remote and the decoded parameters. */
export interface RouteMatch {
  remote: string;
  route: RouteDescriptor;
  params: Record<string, string | undefined>;
}

/**
 * Validates a descriptor.
 * @param source named in the error, e.g. the file or URL
 * @throws Error that names the source and every invalid field
 */
export function parseDescriptor(value: unknown, source: string): RemoteDescriptor {
  const result = descriptorSchema.safeParse(value);
  if (result.success) return result.data;
  throw invalidDescriptor(result.error, value, source);
}

function invalidDescriptor({ issues }: z.ZodError, value: unknown, source: string): Error {
  const problems = issues.map((issue) => `${whereIn(value, issue.path)}: ${issue.message}`);
  return new Error(`${source} is not a valid remote descriptor:\n  ${problems.join('\n  ')}`);
}

/** `routes.0 (/stories).hydrate`: entries of lists with what they are known by, because nobody counts them. */
function whereIn(value: unknown, path: readonly PropertyKey[]): string {
  let current = value as Record<PropertyKey, unknown> | undefined;
  const parts = path.map((key) => {
    const isEntry = Array.isArray(current);
    current = current?.[key] as typeof current;
    const name = isEntry ? (current?.path ?? current?.label ?? current?.name) : undefined;
    return typeof name === 'string' ? `${String(key)} (${name})` : String(key);
  });
  return parts.join('.') || '(root)';
}

/** Fields whose unknown values a shell replaces, so that descriptors of newer remotes stay valid. */
const replacedFields = z.object({
  routes: z.array(z.object({ hydrate: knownMoment.optional(), offline: knownCopies.optional() })),
  nav: z.array(z.object({ phoneBar: z.object({ icon: knownIcon }).optional() })),
  widgets: z.array(z.object({ hydrate: knownMoment.optional() })),
});

/** Browsers, and the server for those that do not, write such an address in another way before anything is compared. */
const shownPath = z
  .string()
  .refine(
    (path) => !/\/\/|\\|\/\.{1,2}(?:\/|$)/.test(path),
    'no visitor would arrive: write it as browsers show it, without "//" and "\\", and without "." or ".." as a part',
  );
/** Other languages have the same paths. */
const shownPaths = z.object({
  routes: z.array(
    z.object({
      path: shownPath.regex(/^[^%]*$/, 'must have letters themselves instead of their codes, such as "%C3"'),
    }),
  ),
  nav: z.array(z.object({ href: shownPath })),
  feeds: z.array(shownPath).optional(),
  redirects: z.array(
    z.object({
      from: shownPath.regex(
        /^\/$|[^/]$/,
        'must not end with "/": it holds for the address with a slash as well',
      ),
      to: shownPath,
    }),
  ),
});
const builtSchema = replacedFields
  .extend({ languages: z.record(z.string(), replacedFields).optional() })
  .and(shownPaths);

/**
 * Validates the descriptor of a build. In difference to one that a shell reads, a value that would be replaced is a
 * mistake here, such as `hydrate: 'sometimes'`, and so is a path at which nobody would arrive.
 * @param source named in the error
 * @throws Error that names the source and every invalid field
 */
export function parseBuiltDescriptor(value: unknown, source: string): RemoteDescriptor {
  const descriptor = parseDescriptor(value, source);
  const { error } = builtSchema.safeParse(value);
  if (error) throw invalidDescriptor(error, value, source);
  return descriptor;
}

/** The descriptor in a language; null when the remote does not speak it. */
export function descriptorIn(descriptor: RemoteDescriptor, language: string): RemoteDescriptor | null {
  if (language === 'en') return descriptor;
  const translated = descriptor.languages?.[language];
  return translated ? { ...descriptor, ...translated } : null;
}
