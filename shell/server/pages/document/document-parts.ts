import { SERVICE_WORKER_PATH } from '../../../src/page-data.ts';
import type { ServerPage } from '../../../src/render/index.ts';
import { fullPageWeight } from '../../low-data/full-page-weight.ts';
import { serviceWorkerState } from '../../offline/service-worker-state.ts';
import { previewMark, previewMarkCss } from '../../qa/preview-mark.ts';
import { thirdPartyOrigins } from './content-security-policy.ts';
import type { DocumentParts } from './document.ts';
import type { DocumentRendererOptions } from './document-options.ts';
import type { PageContext } from './page-context.ts';
import type { PageFiles } from './page-files.ts';
import type { PageHead } from './page-head.ts';
import { renderedRemotes } from './rendered-remotes.ts';

type Options = Pick<DocumentRendererOptions, 'clearsOffline' | 'development' | 'sizeOf'>;

/** Everything that the document of a rendered page consists of. */
export async function documentParts(
  context: PageContext,
  page: ServerPage,
  { files, head }: { files: PageFiles; head: Omit<PageHead, 'drawn'> },
  options: Options,
): Promise<DocumentParts> {
  const { served, host, config, view } = context;
  const { render, manifest, base } = host;
  const serviceWorker =
    options.development || view ? undefined : serviceWorkerState(options, manifest, served);
  return {
    ...head,
    page,
    data: {
      set: served.number,
      shell: manifest.version,
      remotes: renderedRemotes(served).pages,
      config,
      queryState: page.queryState,
      ...(view && { view: view.about }),
    },
    early: files.early,
    serviceWorker,
    scriptAddresses: [
      ...(serviceWorker === 'on' ? [SERVICE_WORKER_PATH] : []),
      `${base}/web/`,
      ...served.remotes.map((remote) => `${remote.page.base}/web/`),
      ...thirdPartyOrigins(config).map((origin) => `${origin}/`),
    ],
    code: files.code,
    styles: files.styles,
    brandCss: render.brandCss(config.brand.colours),
    fonts: files.fonts,
    devScript: context.devScript,
    lowData: await lowDataParts(context, page, files, options),
    ...(view?.about.preview && { mark: { html: previewMark(view.about), css: previewMarkCss } }),
  };
}

/** What only the light page has: its script, and what the full page weighs. */
async function lowDataParts(
  { low }: PageContext,
  { html }: ServerPage,
  { early, styles, full }: PageFiles,
  { sizeOf = async () => null }: Options,
): Promise<DocumentParts['lowData']> {
  if (!low) return undefined;
  const { code, fonts } = full;
  return {
    script: low.script,
    fullPage: await fullPageWeight(
      {
        document: await low.fullDocument,
        fonts: fonts.preload,
        hasFontsInDocument: fonts.inlined !== undefined,
        styles,
        early: early.href,
        code,
        html,
      },
      sizeOf,
    ),
  };
}
