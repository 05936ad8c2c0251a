import { emptyWords, endings, nepaliTerms } from './nepali-terms.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;
/** Terms are looked up from the longest to the shortest. */
const MAX_TERM_WORDS = 3;
/** A beginning of a word counts from here, because the visitor may still be typing. */
const MIN_BEGINNING = 3;

/** Spellings that are heard alike, so that "अष्ट्रेलिया" is "अस्ट्रेलिया" and "नर्सिंग" is "नर्सिङ". */
const soundsAlike: readonly (readonly [RegExp, string])[] = [
  // Marks below letters, and characters without width.
  [/[\u093c\u200b-\u200d]/g, ''],
  [/ङ्?ग/g, 'ङ'],
  [/ंग/g, 'ङ'],
  [/(?:[ञणनम]्|[ंँ])(?=[क-ह])/g, 'ं'],
  [/[ण]/g, 'न'],
  [/[शष]/g, 'स'],
  [/व/g, 'ब'],
  [/[ऑओ]/g, 'अ'],
  [/ॉ/g, 'ा'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
];

/** A word as it sounds; Latin words are returned as they are. */
export const soundOf = (word: string): string =>
  DEVANAGARI.test(word)
    ? soundsAlike.reduce((text, [pattern, letters]) => text.replace(pattern, letters), word)
    : word;

const terms = new Map(
  Object.entries(nepaliTerms).flatMap(([english, names]) => names.map((name) => [soundOf(name), english])),
);
const empty = new Set(emptyWords.map(soundOf));
const soundedEndings = endings.map(soundOf);

/** The term that begins like an unfinished word, if there is only one. */
function termBeginningWith(word: string): string | undefined {
  if (!DEVANAGARI.test(word) || word.length < MIN_BEGINNING) return undefined;
  const found = new Set([...terms].flatMap(([term, english]) => (term.startsWith(word) ? [english] : [])));
  return found.size === 1 ? [...found][0] : undefined;
}

function withoutEnding(word: string): string {
  const ending = soundedEndings.find((one) => word.endsWith(one) && word.length > one.length + 1);
  return ending ? word.slice(0, -ending.length) : word;
}

/**
 * A folded search in the words of the catalogue: "नर्सिङ अष्ट्रेलियामा" is "nursing australia". Words that no table has
 * stay as they are; a search without any known term is returned unchanged.
 */
export function wordsInEnglish(phrase: string): string {
  const typed = phrase.split(' ');
  const sounds = typed.map(soundOf);
  const found: string[] = [];
  let isTranslated = false;
  for (let at = 0; at < sounds.length; ) {
    let length = Math.min(MAX_TERM_WORDS, sounds.length - at);
    let english: string | undefined;
    for (; length > 0; length -= 1) {
      const term = sounds.slice(at, at + length).join(' ');
      english = terms.get(term) ?? terms.get(withoutEnding(term));
      if (english) break;
    }
    const word = sounds[at]!;
    english ??= empty.has(word) ? undefined : termBeginningWith(word);
    if (english) {
      isTranslated = true;
      found.push(english);
    } else if (!empty.has(word)) found.push(typed[at]!);
    at += Math.max(1, length);
  }
  return isTranslated ? found.join(' ') : phrase;
}
