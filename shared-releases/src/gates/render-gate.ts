import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep, setImmediate as turnOfEventLoop } from 'node:timers/promises';
import {
  type ContentPack,
  DEMONSTRATION_PACK,
  emptyPack,
  readContentPack,
  siteContent,
} from 'shared-content';
import type { Remote } from 'shared-shell';
import { shiftedDate } from '../clock/shifted-date.ts';
import { descriptorIn, type RemoteDescriptor } from '../descriptor/index.ts';
import { evaluateServerBundle } from '../server-bundle/server-bundle.ts';
import { browserGlobals } from './browser-globals.ts';
import { describeError } from './describe-error.ts';
import { endlessTimers } from './endless-timers.ts';
import type { Candidate, Gate } from './gate.ts';
import { modulesOfError } from './modules-of-error.ts';
import { neededNodeVariable, withoutNodeVariables } from './node-variables.ts';
import {
  asSentence,
  describeImportError,
  importHint,
  NODE_LIBRARY_REMEDY,
  RENDER_LIMIT_MS,
  renderHint,
} from './render-errors.ts';
import { renderedViolations } from './rendered-violations.ts';
import type { ShellRenderBundle } from './shell-render-bundle.ts';

/** Base URL where nothing listens: connections are refused at once. */
const unreachableApi = 'http://127.0.0.1:9';

/** How many violations of the security policy one refusal lists. */
const LISTED_VIOLATIONS = 5;

/**
 * Under each shell: the server bundle evaluates, every declared page and widget has code, and every route renders the
 * same HTML twice, the second time more than a day later, with an API that cannot be reached, with the empty content pack and the demonstration pack, in every
 * language that the remote and the shell speak. HTML that differs between two renderings would not hydrate, nor would HTML
 * that differs where the remote finds a `window`. Nothing needs variables that only Node has. No timer goes on after it. The HTML contains nothing that the security
 * policy refuses.
 */
export const renderGate: Gate = (candidate) => checkRendering(candidate, true);

/**
 * The same for a remote that is served already, without asking what it renders where there is a `window`, or with widgets
 * of other remotes: that is nothing which a new shell changes.
 */
export const servedRenderGate: Gate = (candidate) => checkRendering(candidate, false);

async function checkRendering(candidate: Candidate, isNew: boolean): Promise<string | null> {
  for (const shell of candidate.shells) {
    const inLanguages = Object.entries({ en: shell.renderBundle, ...shell.translations });
    for (const [language, renderBundle] of inLanguages) {
      const descriptor = descriptorIn(candidate.descriptor, language);
      const problem =
        descriptor && (await checkUnder(renderBundle, { ...candidate, descriptor }, language, isNew));
      if (problem)
        return `under shell ${shell.release}${language === 'en' ? '' : ` in the language ${language}`}: ${problem}`;
    }
  }
  return null;
}

async function checkUnder(
  renderBundle: string,
  { dist, descriptor, others }: Candidate,
  language: string,
  isNew: boolean,
): Promise<string | null> {
  const bundle: ShellRenderBundle = createRequire(import.meta.url)(renderBundle);
  const file = path.join(dist, descriptor.server.file);
  const timers = endlessTimers();
  const ofBrowsers = endlessTimers();
  const serverBundle = {
    name: descriptor.name,
    code: readFileSync(file, 'utf8'),
    base: '/releases/gate',
    provided: bundle.provided,
    globals: timers.globals,
  };
  let remote: Remote;
  try {
    remote = evaluateServerBundle(serverBundle);
  } catch (error) {
    return `${descriptor.server.file} does not evaluate: ${describeImportError(error)} src/remote.ts and what it imports must have no side effects at import.${importHint(error)}`;
  }
  const problem = await checkDeclaredCode(descriptor, remote);
  if (problem) return problem;
  if (timers.end() && isNew)
    return `${descriptor.name} starts a timer with setInterval when its code is imported, on the server as well, where nothing ends it. Start it in an effect, and clear it in what the effect returns.`;
  const asInBrowser = (hidden: object) =>
    evaluateServerBundle({
      ...serverBundle,
      globals: { ...browserGlobals, ...ofBrowsers.globals, ...hidden },
    });
  const importsInBrowser = () =>
    neededNodeVariable(async (hidden) => {
      for (const { definition } of declaredCode(descriptor, asInBrowser(hidden)))
        await loadWithinLimit(definition);
    });
  const needed = isNew ? (await withUnhandledRejections(importsInBrowser)).result : null;
  ofBrowsers.end();
  if (needed)
    return `${descriptor.name} needs ${needed.name} when its code is imported${modulesOfError(needed.error)}, which Node has and browsers do not. ${NODE_LIBRARY_REMEDY}`;
  const inBrowser = isNew ? withoutErrors(() => asInBrowser(withoutNodeVariables)) : null;
  const neighbours = isNew ? others.filter(({ widgets }) => widgets.length > 0) : [];
  const packs = [emptyPack, (await readContentPack(DEMONSTRATION_PACK)).pack];
  for (const { path: routePath } of descriptor.routes) {
    for (const pack of packs) {
      const { result: routeProblem, unhandled } = await withUnhandledRejections(() =>
        checkRoute(
          routePath,
          bundle,
          descriptor,
          { remote, inBrowser, asInBrowser, neighbours },
          pack,
          language,
        ),
      );
      // A page may start one in a browser; here it would keep the process of the gate alive.
      ofBrowsers.end();
      const startsTimer = timers.end();
      if (routeProblem) return routeProblem;
      if (startsTimer && isNew)
        return `${routePath} of ${descriptor.name} starts a timer with setInterval on the server, where nothing ends it: each view adds one. Start it in an effect, and clear it in what the effect returns.`;
      if (unhandled !== undefined)
        return `${routePath} of ${descriptor.name} starts something that fails on the server, and nobody waits for it: ${asSentence(describeError(unhandled, null))} Await the promise in its prefetch, or catch its error.`;
    }
  }
  return null;
}

/** @returns the result of the work, and the first error of a promise that nobody waited for meanwhile */
async function withUnhandledRejections<T>(
  work: () => Promise<T>,
): Promise<{ result: T; unhandled: unknown }> {
  let unhandled: unknown;
  const onRejection = (error: unknown) => {
    unhandled ??= error ?? new Error('no reason');
  };
  process.on('unhandledRejection', onRejection);
  try {
    const result = await work();
    await turnOfEventLoop();
    return { result, unhandled };
  } finally {
    process.off('unhandledRejection', onRejection);
  }
}

/** @returns null when the work throws */
function withoutErrors<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Time in ms for the data of a page: no request is answered, so it is over at once. */
const PREFETCH_LIMIT_MS = 1_000;
/** Time in ms after which a prefetch has no end. */
const PREFETCH_END_MS = 5_000;
/** Timers of Node end up to this time in ms before the clock says so. */
const TIMER_PRECISION_MS = 2;

async function duration(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Time in ms for a page's or widget's code to load: it is in memory already. */
const LOAD_LIMIT_MS = 5_000;

/** Loads a page or widget. @throws Error when that does not end */
async function loadWithinLimit<M>(
  definition: { load: () => Promise<M> } | undefined,
): Promise<M | undefined> {
  const ended = new AbortController();
  try {
    return await Promise.race([
      definition?.load(),
      // The timer also keeps Node running, which would otherwise end without a word and with success.
      sleep(LOAD_LIMIT_MS, undefined, { signal: ended.signal }).then(() => {
        throw new Error(
          `nothing has come of it after ${LOAD_LIMIT_MS / 1000} s. Its module must not wait for anything at its top level.`,
        );
      }),
    ]);
  } finally {
    ended.abort();
  }
}

/** Every declared page and widget. */
const declaredCode = ({ routes, widgets }: RemoteDescriptor, remote: Remote) => [
  ...routes.map(({ page }) => ({ label: `page "${page}"`, definition: remote.pages[page] })),
  ...widgets.map(({ name }) => ({ label: `widget "${name}"`, definition: remote.widgets[name] })),
];

/** Every declared page and widget loads and has a default export. */
async function checkDeclaredCode(descriptor: RemoteDescriptor, remote: Remote): Promise<string | null> {
  for (const { label, definition } of declaredCode(descriptor, remote)) {
    try {
      if (!(await loadWithinLimit(definition))?.default)
        return `${label} of ${descriptor.name} has no default export. Its module must default-export a component.`;
    } catch (error) {
      return `${label} of ${descriptor.name} does not load: ${describeImportError(error)}${importHint(error)}`;
    }
  }
  return null;
}

/** A remote whose widgets load and show nothing. */
const emptyWidgets = ({ widgets }: RemoteDescriptor) =>
  ({
    pages: {},
    widgets: Object.fromEntries(
      widgets.map(({ name }) => [name, { load: async () => ({ default: () => null }) }]),
    ),
  }) as unknown as Remote;

/** A route renders without errors, the same HTML twice, with a heading. */
async function checkRoute(
  routePath: string,
  bundle: ShellRenderBundle,
  descriptor: RemoteDescriptor,
  {
    remote,
    inBrowser,
    asInBrowser,
    neighbours,
  }: {
    remote: Remote;
    /** The same where it finds a `window` and nothing of Node; null when it needs more of one than the gate has. */
    inBrowser: Remote | null;
    /** The same with only these variables of Node hidden. */
    asInBrowser: (hidden: object) => Remote;
    /** Remotes whose widgets the page may show. */
    neighbours: readonly RemoteDescriptor[];
  },
  pack: ContentPack,
  language: string,
): Promise<string | null> {
  const sitePath = routePath.replace(/:[^/]+/g, '1');
  const url = new URL(`http://gate.invalid${language === 'en' ? '' : `/${language}`}${sitePath}`);
  const errors: string[] = [];
  const render = (
    prefetchLimit = PREFETCH_LIMIT_MS,
    rendered = remote,
    others: readonly RemoteDescriptor[] = [],
  ) =>
    bundle.renderServerPage({
      url,
      config: gateConfig(pack),
      content: async (name) => pack[name],
      remotes: [
        descriptor,
        // They take no address of the page away.
        ...others.map((other) => ({ ...other, routes: [], redirects: [] })),
      ].map((one) => ({ ...one, widgets: one.widgets.map(({ name }) => name) })),
      nav: descriptor.nav,
      bundles: new Map([
        [descriptor.name, rendered],
        ...others.map((other): [string, Remote] => [other.name, emptyWidgets(other)]),
      ]),
      match: bundle.matchRoute([descriptor], sitePath),
      apiBaseUrl: unreachableApi,
      telemetry: {
        event: () => {},
        error: (error, context) => {
          if (context?.phase === 'server-render') errors.push(describeError(error, context.components));
        },
      },
      prefetchLimit,
      renderLimit: RENDER_LIMIT_MS,
    });
  const first = await render();
  const started = performance.now();
  const second = await withClockAhead(() => render());
  if (first.redirect) return null;
  if (!first.html || errors.length > 0)
    return `${routePath} of ${descriptor.name} does not render on the server: ${asSentence(errors[0] ?? 'the HTML is empty')}${renderHint(errors[0] ?? '')}`;
  if (
    performance.now() - started >= PREFETCH_LIMIT_MS - TIMER_PRECISION_MS &&
    (await duration(() => render(PREFETCH_END_MS))) >= PREFETCH_END_MS - TIMER_PRECISION_MS
  )
    return `${routePath} of ${descriptor.name}: its prefetch, or that of a widget in it, does not end, although its requests do. It must settle whether the API answers or not.`;
  // The first time data can be late, because the code of the API's client is loaded with it.
  if (first.html !== second.html && second.html !== (await render()).html)
    return `${routePath} of ${descriptor.name} renders differently each time: ${firstDifference(first.html, second.html)}. Remove dates, random numbers and locale formatting from rendering.`;
  // A page that has not named a widget of another remote cannot show it, and no gate would miss the widget.
  if (neighbours.length > 0) await render(PREFETCH_LIMIT_MS, remote, neighbours);
  if (errors.length > 0)
    return `${routePath} of ${descriptor.name} does not render beside the other remotes: ${asSentence(errors[0] ?? '')}`;
  // Errors there are no refusals, because a browser has more than the gate.
  const browsers = inBrowser && (await render(PREFETCH_LIMIT_MS, inBrowser));
  const isWhole = errors.length === 0;
  const needed =
    inBrowser &&
    !isWhole &&
    (await neededNodeVariable(async (hidden) => {
      errors.length = 0;
      await render(PREFETCH_LIMIT_MS, asInBrowser(hidden));
      if (errors[0] !== undefined) throw errors[0];
    }));
  if (needed)
    return `${routePath} of ${descriptor.name} needs ${needed.name} when it renders, which Node has and browsers do not: ${asSentence(String(needed.error))} ${NODE_LIBRARY_REMEDY}`;
  if (browsers?.html && isWhole && browsers.html !== first.html && browsers.html !== (await render()).html)
    return `${routePath} of ${descriptor.name} renders something else in browsers: on the server ${differenceOf(first.html, browsers.html, 'in browsers')}. Visitors would see the page change, and React throws the HTML of the server away. Ask for window and document in effects, or give useSyncExternalStore a value for the server.`;
  const css = (first.styles ?? []).map((style) => style.css).join('');
  const violations = renderedViolations(first.html, css);
  if (violations.length > 0)
    return `${routePath} of ${descriptor.name} contains what the security policy of pages refuses: ${violations.slice(0, LISTED_VIOLATIONS).join('; ')}. docs/contract.md (teams outside: of the package remote-tooling), "Rules of rendering", says what to write instead.`;
  const headings = first.html.match(/<h1\b/g)?.length ?? 0;
  if (headings === 0)
    return `${routePath} of ${descriptor.name} has no h1. Every page needs one, in every state.`;
  if (headings > 1)
    return `${routePath} of ${descriptor.name} has ${headings} h1. A page has one, which says what it is about: write the others as h2.`;
  const repeated = repeatedId(first.html);
  if (repeated)
    return `${routePath} of ${descriptor.name} has the id "${repeated}" twice, or the frame of the site has it too: labels, links and buttons that name it find the wrong element. Take it from useId of React, or begin it with ${descriptor.name.replace(/^mfe-/, '')}-.`;
  if (first.meta === null || first.meta?.title.trim() === '')
    return `${routePath} of ${descriptor.name} has no title. Call usePage({ title, … }) in every state of the page.`;
  return null;
}

/** The first id of more than one element. In HTML that React writes, quotes in texts and values are escaped. */
function repeatedId(html: string): string | undefined {
  const known = new Set<string>();
  for (const [, id = ''] of html.matchAll(/<[a-z][^>]*? id="([^"]*)"/gi)) {
    if (known.has(id)) return id;
    known.add(id);
  }
  return undefined;
}

/** Characters around a difference that are shown. */
const BEFORE = 40;
const AFTER = 30;

/** Where two renderings of a page differ first, with what is there in each. */
const firstDifference = (first: string, second: string) => `once ${differenceOf(first, second, 'then')}`;

/** @param between words between what is in the first and what is in the second */
function differenceOf(first: string, second: string, between: string): string {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  const start = Math.max(0, at - BEFORE);
  const [one, other] = [first, second].map((html) => html.slice(start, at + AFTER).replace(/\s+/g, ' '));
  return `"${one}", ${between} "${other}"`;
}

/** More than a day, so that texts with a day, an hour or a second differ. */
const AHEAD_MS = 26 * 3_600_000 + 61_001;

/** Runs work while the clock is ahead: a visitor's browser renders later than the server, or than a cache has stored. */
async function withClockAhead<T>(work: () => Promise<T>): Promise<T> {
  const real = Date;
  globalThis.Date = shiftedDate(AHEAD_MS);
  try {
    return await work();
  } finally {
    globalThis.Date = real;
  }
}

const gateConfig = (pack: ContentPack) => ({
  ...siteContent(pack, 'gate'),
  apiBaseUrl: unreachableApi,
  publicUrl: 'http://gate.invalid',
  adminUrl: 'http://gate.invalid/admin',
  webmailUrl: 'http://gate.invalid/mail',
  flags: {},
  environment: 'production' as const,
});
