import type { FastifyInstance } from 'fastify';
import { isLanguage, type Language, publicPath } from 'shared-language';
import { SAVED_PAGES_PATH } from 'shared-shell/offline';
import type { AppOptions } from '../app-options.ts';
import { drawIcon, ICON_SIZES } from './icon.ts';
import { installation as english } from './messages.en.ts';
import { installation as nepali } from './messages.ne.ts';
import { themeColour } from './theme-colour.ts';

const texts = { en: english, ne: nepali };
/** Colour of the page. */
const BACKGROUND = '#FBFAF7';

/**
 * What browsers need to put the site among a phone's apps, if the visitor asks them to: the manifest in each language, with
 * shortcuts to pages that the served remotes have, and its icons. Nothing asks the visitor.
 */
export function serveInstallation(app: FastifyInstance, { content, follower }: AppOptions) {
  const logoName = () => content.current().pack.brand.logo?.src.split('/').at(-1);
  const currentLogo = () => {
    const name = logoName();
    const body = name && content.current().pictures.get(name)?.body;
    return body ? { name, body } : null;
  };
  const send = (language: Language) => {
    const { pack, languages: packs } = content.current();
    const { brand } = packs?.[language] ?? pack;
    const { name } = brand;
    const logo = logoName();
    const routes = follower.current().remotes.flatMap(({ page }) => page.routes);
    const icons = ICON_SIZES.map((size) => ({
      // The logo's own name has the hash of its content: a new logo is a new icon.
      src: `/icons/${size}.png${logo ? `?logo=${logo}` : ''}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'maskable',
    }));
    const shortcut = (label: string, path: string) =>
      routes.some((route) => route.path === path) ? [{ name: label, url: publicPath(language, path) }] : [];
    return {
      id: publicPath(language, '/'),
      name,
      short_name: name,
      lang: language,
      start_url: publicPath(language, '/'),
      scope: '/',
      display: 'standalone',
      theme_color: themeColour(brand),
      background_color: BACKGROUND,
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...icons],
      shortcuts: [
        ...shortcut(texts[language].search, '/course-search'),
        ...shortcut(texts[language].saved, SAVED_PAGES_PATH),
        ...shortcut(texts[language].dates, '/my-dates'),
      ],
    };
  };
  for (const path of ['/site.webmanifest', '/:language/site.webmanifest'])
    app.get<{ Params: { language?: string } }>(path, (request, reply) => {
      const { language = 'en' } = request.params;
      if (!isLanguage(language)) return reply.code(404).type('text/plain').send('Not found');
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(send(language));
    });
  for (const size of ICON_SIZES)
    app.get(`/icons/${size}.png`, async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(await drawIcon(size, currentLogo())),
    );
}
