import { type Language, languages } from 'shared-language';
import type { Service } from '../http/service.ts';

/** A purpose in all languages. Appointments are stored with the English text. */
export type Purpose = Readonly<Record<Language, string>>;

/** The choices of the booking form where the content pack has none. */
const DEFAULT_PURPOSES: readonly Purpose[] = [
  { en: 'Choosing a course and a university', ne: 'कोर्स र विश्वविद्यालय छनोट' },
  { en: 'Application and documents', ne: 'आवेदन र कागजात' },
  { en: 'Scholarships and costs', ne: 'छात्रवृत्ति र खर्च' },
  { en: 'Student visa', ne: 'विद्यार्थी भिसा' },
  { en: 'Test preparation', ne: 'परीक्षाको तयारी' },
  { en: 'Something else', ne: 'अन्य' },
];

/** The choices of the booking form. Those of a content pack have the same order in each language. */
export function readPurposes({ content }: Pick<Service, 'content'>): readonly Purpose[] {
  const english = content().appointments.purposes ?? [];
  if (english.length === 0) return DEFAULT_PURPOSES;
  return english.map((purpose, index) => {
    const nameIn = (language: Language) => content(language).appointments.purposes?.[index] ?? purpose;
    return { ...namesBy(nameIn), en: purpose };
  });
}

/** A stored purpose in all languages: as it is stored where it is no choice any more. */
export const purposeOf = (service: Pick<Service, 'content'>, stored: string): Purpose =>
  readPurposes(service).find(({ en }) => en === stored) ?? namesBy(() => stored);

const namesBy = (nameIn: (language: Language) => string): Purpose =>
  Object.fromEntries(languages.map((language) => [language, nameIn(language)])) as Record<Language, string>;
