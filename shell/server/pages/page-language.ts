import { isLanguage, type Language } from 'shared-language';
import type { ChosenSet } from '../releases/canary.ts';
import { findServedRemote } from '../releases/find-version.ts';
import { markedAsEnglish, type ServedSet } from '../releases/served-set.ts';

/** A requested address: the set in its language, and the address without the language. */
export interface LocalizedRequest {
  url: URL;
  served: ChosenSet;
}

const FIRST_SEGMENT = /^\/([a-z]{2,3})(\/|$)/;

/** Splits the language from an address. In a language that the site does not speak it is an unknown English address. */
export function localizedRequest(address: URL, chosen: ChosenSet): LocalizedRequest {
  const [match, language] = FIRST_SEGMENT.exec(address.pathname) ?? [];
  const served = match && isLanguage(language) && language !== 'en' ? setInLanguage(chosen, language) : null;
  if (!match || !served) return { url: address, served: chosen };
  const url = new URL(address);
  url.pathname = address.pathname.slice(match.endsWith('/') ? match.length - 1 : match.length) || '/';
  return { url, served };
}

/** By the remotes of the chosen set: one object per choice, because routers and pages that are kept belong to it. */
const sets = new WeakMap<ServedSet['remotes'], Map<string, ChosenSet>>();

/** The same versions in another language; null when the shell does not speak it. */
export function setInLanguage(chosen: ChosenSet, language: Language): ChosenSet | null {
  if (language === languageOf(chosen)) return chosen;
  const translated = chosen.languages?.[language];
  if (!translated) return null;
  const known = sets.get(chosen.remotes) ?? new Map<string, ChosenSet>();
  sets.set(chosen.remotes, known);
  const set = known.get(language) ?? {
    ...translated,
    // What is not loaded in this language, such as a remote of a dev server, is shown as it is.
    remotes: chosen.remotes.map(
      (remote) =>
        findServedRemote(translated, remote.name, remote.version) ?? {
          ...remote,
          page: markedAsEnglish(remote.page),
        },
    ),
    condemned: chosen.condemned,
    variant: chosen.variant,
  };
  known.set(language, set);
  return set;
}

/** The language of a set. */
export const languageOf = ({ language }: Pick<ServedSet, 'language'>): Language =>
  isLanguage(language) ? language : 'en';

/** Languages in which pages of a set can be read; none when there is only English. */
export const languagesOf = ({
  language,
  languages,
}: Pick<ServedSet, 'language' | 'languages'>): Language[] => {
  const others = [language, ...Object.keys(languages ?? {})].filter(isLanguage);
  return others.length > 0 ? ['en', ...others.filter((one) => one !== 'en')] : [];
};
