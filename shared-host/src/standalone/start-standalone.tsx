import { useLocation } from 'react-router-dom';
import { emptyPack, siteContent } from 'shared-content/empty';
import { language, languageOfPath } from 'shared-language';
import { type Remote, type SiteConfig, useConfig, usePage } from 'shared-shell';
import { Button, Container, Heading, Text } from 'shared-ui';
import { fontFiles } from 'shared-ui/font-files';
import { fontFaceCss } from 'shared-ui/fonts';
import { brandCss } from '../brand/brand-css.ts';
import { createBrowserSite } from '../browser/browser-site.tsx';
import { messages } from '../messages.en.ts';
import { readMode, showApiModeBar, showNote, unknownChoices } from './api-mode-bar.ts';
import { createModeTransport, notRecorded } from './api-modes.ts';
import { startRecordedClock } from './recorded-clock.ts';
import { createRecordings } from './recordings.ts';
import { type StandaloneConfig, unknownSettings } from './standalone-config.ts';
import { startSession, VISITOR_PARAMETER } from './visitor.ts';

/** For teams and QA, like the bar, hence in English only. */
const ONE_LANGUAGE =
  'A remote alone speaks English only. Its pages in other languages are in the composed site, after a release or a preview.';

/** Default configuration: the services that `npm start` starts, and the empty content pack. */
const defaults: SiteConfig = {
  ...siteContent(emptyPack, 'none'),
  apiBaseUrl: 'http://localhost:4000',
  publicUrl: location.origin,
  adminUrl: 'http://localhost:4000/admin',
  webmailUrl: 'http://localhost:4000/mailbox',
  flags: {},
  environment: 'development',
};

/**
 * Starts one remote alone in the site frame, rendered by the browser: for its team and for QA. The remote is the same
 * object that the composed site loads; widgets of other remotes are absent.
 */
export async function startStandalone(remote: Remote): Promise<void> {
  const read = await readConfig();
  const { composedUrl, ...given } = read;
  const config: SiteConfig = { ...defaults, ...given };
  const { name, routes, redirects = [], nav = [], widgets = [] } = remote.config;
  const style = document.createElement('style');
  style.textContent = fontFaceCss(fontFiles) + brandCss(config.brand.colours);
  document.head.append(style);

  const mode = readMode();
  let unreadable: string | undefined;
  const recordings = createRecordings((problem) => {
    unreadable = problem;
  });
  const recordedAt = mode === 'recorded' ? startRecordedClock(await recordings('account')) : null;
  const root = document.getElementById('root');
  if (!root) throw new Error('The standalone page has no element with id "root".');
  const site = createBrowserSite({
    root,
    config,
    transport: createModeTransport(mode, config.apiBaseUrl, recordings, {
      // A file that cannot be read is why its responses are missing.
      onMissing: (call) => showNote(unreadable ?? notRecorded(call)),
    }),
    remotes: [
      {
        name,
        version: 'standalone',
        routes: routes.map(({ path, page, widgets: pageWidgets = [] }) => ({
          path,
          page,
          widgets: [...pageWidgets],
          scripts: [],
          styles: [],
        })),
        redirects: [...redirects],
        permissions: remote.config.permissions,
      },
    ],
    sources: [
      {
        name,
        version: 'standalone',
        widgets: widgets.map((widget) => widget.name),
        load: async () => remote,
      },
    ],
    nav,
    // Errors go to the console, where developers and QA look first.
    telemetry: { event: () => {}, error: (error, context) => console.error(error, context) },
    unknownPath: <UnknownPathPage remote={remote} composedUrl={composedUrl} />,
  });
  const requested = new URLSearchParams(location.search).get(VISITOR_PARAMETER);
  const { session, api } = site.host;
  // Before the login, which may be slow: until then the page is empty.
  showApiModeBar(mode, name, session.store, recordedAt);
  const failure = await startSession(requested, mode, session, api, showNote);
  site.mount();
  const note = unknownSettings(read) ?? failure ?? unreadable ?? unknownChoices(location.search);
  showNote(note ?? '');
}

async function readConfig(): Promise<StandaloneConfig> {
  try {
    const response = await fetch('/config.json');
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}

/**
 * The page of a path that belongs to another remote: lists the paths that exist here and links to the composed site.
 */
function UnknownPathPage({ remote, composedUrl }: { remote: Remote; composedUrl?: string }) {
  const { pathname, search } = useLocation();
  const { brand } = useConfig();
  usePage({ title: `${remote.config.name}, ${brand.name}` });
  const paths = remote.config.routes.filter(({ path }) => !path.includes(':'));
  return (
    <Container style={{ paddingBlock: 64, minHeight: '60vh' }}>
      <Heading level={1}>{remote.config.name}</Heading>
      <Text style={{ marginBlock: 16 }}>
        {languageOfPath(pathname) === language ? messages.unknownPath : ONE_LANGUAGE}
      </Text>
      {composedUrl && (
        <Button component="a" href={composedUrl + pathname + search}>
          {messages.openComposed}
        </Button>
      )}
      <ul style={{ marginTop: 24 }}>
        {paths.map(({ path }) => (
          <li key={path}>
            <a href={path}>{path}</a>
          </li>
        ))}
      </ul>
    </Container>
  );
}
