import type { SiteConfig } from 'shared-shell';
import { createSafeStorage } from 'shared-shell/storage';

/** Key in `localStorage`; the value names the companies that the answer is about. */
const STORAGE_KEY = 'thirdPartyConsent';
/** Event of `window` after an answer was given or taken back. */
export const CONSENT_CHANGED = 'site:consent';

const storage = createSafeStorage(() => window.localStorage);

/** Companies whose scripts the content pack names; nothing is loaded from them before the visitor agrees. */
export const thirdParties = ({ links }: Pick<SiteConfig, 'links'>): readonly string[] =>
  [links.badge, links.chatbot].flatMap((script) => (script ? [script.provider] : []));

/** The visitor's answer about exactly these companies; null before one. */
export function readConsent(companies: readonly string[]): 'yes' | 'no' | null {
  try {
    const kept = JSON.parse(storage.read(STORAGE_KEY) ?? 'null');
    const isAboutThese = JSON.stringify(kept?.companies) === JSON.stringify(companies);
    return isAboutThese && (kept.answer === 'yes' || kept.answer === 'no') ? kept.answer : null;
  } catch {
    return null;
  }
}

/** Keeps the answer on this device; null forgets it, so that the visitor is asked again. */
export function writeConsent(companies: readonly string[], answer: 'yes' | 'no' | null): void {
  storage.write(STORAGE_KEY, answer && JSON.stringify({ companies, answer }));
  window.dispatchEvent(new Event(CONSENT_CHANGED));
}
