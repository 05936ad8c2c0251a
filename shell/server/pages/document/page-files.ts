import { thirdParties } from 'shared-shell/consent';
import type { ScriptTag } from '../../../src/page-data.ts';
import type { ServerPage } from '../../../src/render/index.ts';
import { createDocumentFonts, type DocumentFonts, deviceFonts } from '../../fonts/document-fonts.ts';
import type { ServedRemote } from '../../releases/served-set.ts';
import type { DocumentParts } from './document.ts';
import type { DocumentRendererOptions } from './document-options.ts';
import { pageCode, type RouteCode, routeCode } from './page-code.ts';
import type { PageContext } from './page-context.ts';
import { shellScripts } from './shell-scripts.ts';

/** The files that a document names. */
export interface PageFiles {
  /** The first script. */
  early: ScriptTag;
  code: DocumentParts['code'];
  styles: string[];
  fonts: DocumentFonts;
  /** Those of the full page, where this one is the light page. */
  full: { code: DocumentParts['code']; fonts: DocumentFonts };
  /** Remotes whose code the page shows. */
  remotes: ServedRemote[];
}

type Options = Pick<DocumentRendererOptions, 'development' | 'fontStore'>;

/** Creates the function that finds the files of a page. */
export function createPageFiles({ development, fontStore }: Options) {
  const fontsOf = createDocumentFonts((!development && fontStore) || null);

  return async (
    { served, language, host, match, owner, config, view, low }: PageContext,
    { cacheable: isFilled }: Pick<ServerPage, 'cacheable'>,
  ): Promise<PageFiles> => {
    const { render, manifest, base } = host;
    const route: RouteCode =
      owner && match ? routeCode(served, owner, match.route) : { areas: [], styles: [], remotes: [] };
    const shell = shellScripts(manifest, base, development);
    const codeOf = (isIdle: boolean) =>
      pageCode(shell, route.areas, {
        isQa: config.flags.qa === true,
        isView: view !== undefined,
        isIdle,
        isFilled,
      });
    const fontSource = { render, base, language };
    const full = {
      // Third parties need the visitor's answer; a page with low data asks when it is touched.
      code: codeOf(thirdParties(config).length > 0),
      fonts: await fontsOf(fontSource),
    };
    return {
      early: shell.early,
      code: low ? codeOf(false) : full.code,
      styles: route.styles,
      fonts: low ? deviceFonts(fontSource) : full.fonts,
      full,
      remotes: route.remotes,
    };
  };
}
