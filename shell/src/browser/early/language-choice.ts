/** Keys in the browser's storage: the chosen language, and where the page was left in the other one. */
const CHOSEN = 'language';
const LEFT_AT = 'languageSwitch';

/** How long after the switch, in ms, the page that opens takes over its position. */
const TAKE_OVER_MS = 60_000;

/**
 * Follows the links that switch the language: remembers the choice, and opens the page where the other one was left. A
 * page in another language than the chosen one marks its link; nobody is redirected.
 */
export function followLanguageChoice(): void {
  try {
    const root = document.documentElement;
    addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[data-language-switch]');
      if (!link) return;
      localStorage.setItem(CHOSEN, link.hreflang);
      sessionStorage.setItem(
        LEFT_AT,
        JSON.stringify({ href: link.href, at: Date.now(), share: scrollY / root.scrollHeight }),
      );
    });
    const chosen = localStorage.getItem(CHOSEN);
    if (chosen && chosen !== root.lang) root.dataset.chosenLanguage = chosen;
    const left = JSON.parse(sessionStorage.getItem(LEFT_AT) ?? 'null');
    if (!left) return;
    sessionStorage.removeItem(LEFT_AT);
    // The texts of the languages differ in length, so the position is a share of the page.
    if (left.href === location.href && Date.now() - left.at < TAKE_OVER_MS)
      scrollTo(0, left.share * root.scrollHeight);
  } catch {
    // Without storage the link still opens the page, at its top.
  }
}
