/** The different words of numbered texts, and in which texts each occurs. */
export interface WordIndex {
  /** Calls `visit` with the numbers of the texts that have a word with this part in it, once for each such word. */
  visitTextsWith: (part: string, visit: (texts: Int32Array) => void) => void;
}

/** Takes texts in the order of their numbers, from 0. */
export interface WordIndexBuilder {
  add: (text: string) => void;
  finish: () => WordIndex;
}

/**
 * A part that is searched for has no spaces, so it can only be found within a word. A catalogue has few different
 * words: looking through them, joined to one text, takes a fraction of a millisecond.
 */
export function createWordIndexBuilder(): WordIndexBuilder {
  const numbers = new Map<string, number>();
  /** The words' numbers of all texts, one text after the other. */
  const occurrences: number[] = [];
  const textEnds: number[] = [];
  return {
    add: (text) => {
      for (const word of new Set(text.split(' '))) {
        if (word === '') continue;
        let number = numbers.get(word);
        if (number === undefined) {
          number = numbers.size;
          numbers.set(word, number);
        }
        occurrences.push(number);
      }
      textEnds.push(occurrences.length);
    },
    finish: () => {
      const starts = startsOf(occurrences, numbers.size);
      const filled = starts.slice();
      const texts = new Int32Array(occurrences.length);
      let position = 0;
      for (let text = 0; text < textEnds.length; text += 1)
        for (; position < textEnds[text]!; position += 1) {
          const word = occurrences[position]!;
          texts[filled[word]!] = text;
          filled[word]! += 1;
        }
      return createWordIndex([...numbers.keys()], starts, texts);
    },
  };
}

/** Where the texts of each word begin when they stand one word after the other. */
function startsOf(occurrences: readonly number[], wordCount: number): Uint32Array {
  const starts = new Uint32Array(wordCount + 1);
  for (const word of occurrences) starts[word + 1]! += 1;
  for (let word = 0; word < wordCount; word += 1) starts[word + 1]! += starts[word]!;
  return starts;
}

function createWordIndex(words: readonly string[], starts: Uint32Array, texts: Int32Array): WordIndex {
  const joined = words.join(' ');
  const ends = new Uint32Array(words.length);
  let end = -1;
  words.forEach((word, number) => {
    end += word.length + 1;
    ends[number] = end;
  });
  return {
    visitTextsWith: (part, visit) => {
      let position = joined.indexOf(part);
      let word = firstAfter(ends, position, 0);
      while (position >= 0 && word < words.length) {
        visit(texts.subarray(starts[word], starts[word + 1]));
        position = joined.indexOf(part, ends[word]);
        word = firstAfter(ends, position, word);
      }
    },
  };
}

/** The first index from `from` whose value is larger than `value`, in ascending values. */
function firstAfter(values: Uint32Array, value: number, from: number): number {
  let low = from;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
