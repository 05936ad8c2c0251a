import type { PageRemote } from '../../../src/page-data.ts';
import type { ServedSet } from '../../releases/served-set.ts';
import type { RenderBundle } from '../../render-bundle.ts';

/** The remotes of a set in the two forms that a page needs. */
export interface RenderedRemotes {
  /** For the renderer. */
  request: Pick<Parameters<RenderBundle['renderServerPage']>[0], 'remotes' | 'nav' | 'bundles'>;
  /** For the page's data. */
  pages: PageRemote[];
}

const remotesOfSets = new WeakMap<ServedSet['remotes'], RenderedRemotes>();

/** One object per set, because the renderer keeps its router, and the document its JSON. */
export function renderedRemotes({ remotes }: Pick<ServedSet, 'remotes'>): RenderedRemotes {
  const known = remotesOfSets.get(remotes);
  if (known) return known;
  const rendered: RenderedRemotes = {
    request: {
      remotes: remotes.map(
        ({ page: { name, version, routes, redirects, widgets, disabled, refused, lang } }) => ({
          name,
          version,
          routes,
          redirects,
          widgets,
          disabled,
          refused,
          lang,
        }),
      ),
      nav: remotes.flatMap(({ page: { nav } }) => nav),
      bundles: new Map(remotes.flatMap(({ name, bundle }) => (bundle ? [[name, bundle]] : []))),
    },
    pages: remotes.map(({ page }) => page),
  };
  remotesOfSets.set(remotes, rendered);
  return rendered;
}
