import { createSafeStorage } from 'shared-shell/storage';
import { onClick } from './on-click.ts';

/** Keys in the browser's storage: the chosen language, and where the page was left in the other one. */
const CHOSEN = 'language';
const LEFT_AT = 'languageSwitch';

/** How long after the switch, in ms, the page that opens takes over its position. */
const TAKE_OVER_MS = 60_000;

/** Without them the link still opens the page, at its top. */
const device = createSafeStorage(() => localStorage);
const tab = createSafeStorage(() => sessionStorage);

/** Where the visitor left the page in the other language. */
interface Departure {
  href: string;
  at: number;
  /** The texts of the languages differ in length, so the position is a share of the page. */
  share: number;
}

/**
 * Follows the links that switch the language: remembers the choice, and opens the page where the other one was left. A
 * page in another language than the chosen one marks its link; nobody is redirected.
 */
export function followLanguageChoice(): void {
  const root = document.documentElement;
  onClick((event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[data-language-switch]');
    if (!link) return;
    device.write(CHOSEN, link.hreflang);
    const departure: Departure = {
      href: link.href,
      at: Date.now(),
      share: scrollY / root.scrollHeight,
    };
    tab.write(LEFT_AT, JSON.stringify(departure));
  });
  const chosen = device.read(CHOSEN);
  if (chosen && chosen !== root.lang) root.dataset.chosenLanguage = chosen;
  const left = takeDeparture();
  if (left?.href === location.href && Date.now() - left.at < TAKE_OVER_MS)
    scrollTo(0, left.share * root.scrollHeight);
}

function takeDeparture(): Departure | null {
  const text = tab.read(LEFT_AT);
  if (!text) return null;
  tab.write(LEFT_AT, null);
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
