import type { HydrationMoment } from 'shared-shell/remote-config';
import { WAITING_APPLICATIONS } from 'shared-shell/waiting-applications';
import type { PageCode, ScriptTag } from '../../../src/page-data.ts';
import type { ServedRemote, ServedSet } from '../../releases/served-set.ts';
import type { DocumentParts } from './document.ts';
import type { ShellScripts } from './shell-scripts.ts';

/** The code of a page's first view. */
export interface RouteCode {
  /** The page, then the widgets in its first view. */
  areas: PageCode['areas'];
  styles: string[];
  /** Enabled remotes whose code the page shows. */
  remotes: ServedRemote[];
}

type Files = { scripts: string[]; styles: string[]; hydrate?: HydrationMoment };

/**
 * The code of the first view of a route: the owner's entry and page, and the widgets that the page shows; with the
 * remotes they come from.
 */
export function routeCode(
  served: Pick<ServedSet, 'remotes'>,
  owner: ServedRemote,
  route: Files & { widgets: string[]; storage?: readonly string[] },
): RouteCode {
  const areas: PageCode['areas'] = [];
  const styles = new Set<string>();
  const remotes = new Set<ServedRemote>();
  const add = (remote: ServedRemote, selector: string, files: Files, storage: readonly string[] = []) => {
    const { page, descriptor, isElsewhere, bundle } = remote;
    if (page.refused || page.disabled || isElsewhere) return;
    remotes.add(remote);
    const paths = new Set([descriptor.entry.file, ...descriptor.scripts, ...files.scripts]);
    const scripts = [...paths].map(
      (file): ScriptTag => ({
        href: `${page.base}/${file}`,
        integrity: descriptor.files[file]?.integrity,
      }),
    );
    // Without a server bundle there is no HTML to read while the code waits for its moment.
    areas.push({ selector, moment: bundle ? (files.hydrate ?? 'idle') : 'immediate', storage, scripts });
    for (const file of files.styles) styles.add(`${page.base}/${file}`);
  };
  add(owner, '#main [data-remote]', route, route.storage);
  for (const name of route.widgets) {
    for (const remote of served.remotes) {
      const widget = remote.descriptor.widgets.find((offered) => offered.name === name);
      if (widget) add(remote, `[data-widget="${name}"]`, widget);
    }
  }
  return { areas, styles: [...styles], remotes: [...remotes] };
}

/** Each script of the areas once, for documents that load all code themselves. */
const scriptsOf = (areas: PageCode['areas']): ScriptTag[] => [
  ...new Map(areas.flatMap(({ scripts }) => scripts).map((script) => [script.href, script])).values(),
];

/** Keys of `localStorage` with which the frame does more: a session, and applications that wait for the network. */
const FRAME_STORAGE = ['accessToken', WAITING_APPLICATIONS.key];

/**
 * How the document loads its code. A page with an area that needs code immediately names all of it in its head. So does
 * a page of QA or of a preview, whose server HTML the browser may have to replace, and one that the server could not
 * fill, because calls failed or were too slow: nobody would touch what only says that it is loading.
 */
export function pageCode(
  { entry, further, isDeferred }: ShellScripts,
  areas: PageCode['areas'],
  { isQa, isView, isIdle, isFilled }: { isQa: boolean; isView: boolean; isIdle: boolean; isFilled: boolean },
): DocumentParts['code'] {
  if (!isDeferred || isView || !isFilled || areas.some(({ moment }) => moment === 'immediate'))
    return { immediate: { entry, preloads: [...further, ...scriptsOf(areas)] } };
  return {
    entry,
    scripts: further,
    storage: FRAME_STORAGE,
    areas,
    ...(isIdle && { idle: true }),
    ...(isQa && { qa: true }),
  };
}
