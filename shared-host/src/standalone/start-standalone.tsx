import { useLocation } from 'react-router-dom';
import { type Remote, type SiteConfig, useConfig, usePage } from 'shared-shell';
import { Button, Container, Heading, Text } from 'shared-ui';
import { fontFiles } from 'shared-ui/font-files';
import { fontFaceCss } from 'shared-ui/fonts';
import { defaultBrand } from '../brand/default-brand.ts';
import { createBrowserSite } from '../browser/browser-site.tsx';
import { messages } from '../messages.en.ts';
import { readMode, showAnswerSwitch } from './answer-switch.ts';
import { type Recorded, transportOf } from './answers.ts';

/** Where everything is when nothing else was said: what `npm start` starts. */
const defaults: SiteConfig = {
  apiBaseUrl: 'http://localhost:4000',
  publicUrl: location.origin,
  adminUrl: 'http://localhost:4000/admin',
  webmailUrl: 'http://localhost:4000/mailbox',
  schedulingUrl: 'https://calendly.com',
  contactChatUrl: 'https://wa.me',
  brand: defaultBrand,
  flags: {},
  environment: 'development',
};

/** Configuration of the standalone host, served beside it as `/config.json`; the composed site's address with it. */
interface StandaloneConfig extends Partial<SiteConfig> {
  composedUrl?: string;
}

/**
 * Opens one remote alone, in the site's own frame, rendered by the browser: for its team and for QA. The remote is
 * the same object the composed site loads; widgets of other remotes are absent here.
 */
export async function startStandalone(remote: Remote): Promise<void> {
  const { composedUrl, ...given } = await readConfig();
  const config: SiteConfig = { ...defaults, ...given };
  const { name, routes, redirects = [], nav = [], widgets = [] } = remote.config;
  const style = document.createElement('style');
  style.textContent = fontFaceCss(fontFiles);
  document.head.append(style);

  const mode = readMode();
  let recorded: Promise<Recorded> | undefined;
  const readRecorded = () => {
    recorded ??= fetch('/recorded.json').then((answer) => (answer.ok ? answer.json() : {}));
    return recorded;
  };
  const site = createBrowserSite({
    config,
    transport: transportOf(mode, config.apiBaseUrl, readRecorded),
    remotes: [
      {
        name,
        version: 'standalone',
        routes: routes.map(({ path, page, widgets: shown = [] }) => ({
          path,
          page,
          widgets: [...shown],
          scripts: [],
          styles: [],
        })),
        redirects: [...redirects],
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
    // QA sees every report where it looks first.
    telemetry: { event: () => {}, error: (error, context) => console.error(error, context) },
    elsewhere: <Elsewhere remote={remote} composedUrl={composedUrl} />,
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The standalone page has no element with id "root".');
  site.mount(root);
  showAnswerSwitch(mode, name);
}

async function readConfig(): Promise<StandaloneConfig> {
  try {
    const response = await fetch('/config.json');
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}

/** An address of another remote: says so, lists what is here, and links to the composed site. */
function Elsewhere({ remote, composedUrl }: { remote: Remote; composedUrl?: string }) {
  const { pathname, search } = useLocation();
  const { brand } = useConfig();
  usePage({ title: `${remote.config.name}, ${brand.name}` });
  const own = remote.config.routes.filter(({ path }) => !path.includes(':'));
  return (
    <Container style={{ paddingBlock: 64, minHeight: '60vh' }}>
      <Heading level={1}>{remote.config.name}</Heading>
      <Text style={{ marginBlock: 16 }}>{messages.elsewhere}</Text>
      {composedUrl && (
        <Button component="a" href={composedUrl + pathname + search}>
          {messages.openComposed}
        </Button>
      )}
      <ul style={{ marginTop: 24 }}>
        {own.map(({ path }) => (
          <li key={path}>
            <a href={path}>{path}</a>
          </li>
        ))}
      </ul>
    </Container>
  );
}
