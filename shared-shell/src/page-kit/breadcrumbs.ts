import { localizedPath } from 'shared-language';
import { messages } from './messages.en.ts';

/** JSON-LD `BreadcrumbList` from the home page to this page, with the names that visitors see. `site`: address of the site in the page's language. */
export const breadcrumbs = (site: string, trail: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: messages.home, path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(localizedPath(path), site).href,
  })),
});
