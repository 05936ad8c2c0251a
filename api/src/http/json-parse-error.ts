const MAX_DEPTH = 500;
/** No number literal of a sensible body is longer; the limit keeps the scan linear. */
const MAX_LITERAL_LENGTH = 400;

const literalPattern = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)/;

/**
 * Explains why a JSON text is invalid in the words of Python's parser, which the original answers with (API-19). Call it
 * only after `JSON.parse` failed.
 */
export function explainJsonError(text: string): string {
  try {
    new JsonScanner(text).scan();
    return 'JSON parse error';
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    // Python counts code points, not UTF-16 units.
    const before = [...text.slice(0, error.position)];
    const lines = before.join('').split('\n');
    return `JSON parse error - ${error.message}: line ${lines.length} column ${[...lines.at(-1)!].length + 1} (char ${before.length})`;
  }
}

class JsonSyntaxError extends Error {
  readonly position: number;
  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}

/** A JSON parser that builds nothing and fails where Python's would. */
class JsonScanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** @throws JsonSyntaxError */
  scan(): void {
    this.#scanValue(0);
    this.#skipWhitespace();
    if (this.#at < this.#text.length) this.#fail('Extra data');
  }

  #fail(message: string, position = this.#at): never {
    throw new JsonSyntaxError(message, position);
  }

  #skipWhitespace(): void {
    while (/[ \t\n\r]/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  #scanValue(depth: number): void {
    if (depth > MAX_DEPTH) this.#fail('Too deeply nested');
    this.#skipWhitespace();
    const character = this.#text[this.#at];
    if (character === '"') this.#scanString();
    else if (character === '{' || character === '[') this.#scanContainer(character, depth);
    else this.#scanLiteral();
  }

  #scanLiteral(): void {
    const literal = literalPattern.exec(this.#text.slice(this.#at, this.#at + MAX_LITERAL_LENGTH));
    if (!literal) this.#fail('Expecting value');
    this.#at += literal[0].length;
  }

  #scanString(): void {
    const start = this.#at;
    this.#at += 1;
    for (;;) {
      const character = this.#text[this.#at];
      if (character === undefined) this.#fail('Unterminated string starting at', start);
      if (character === '"') break;
      if (character < ' ') this.#fail('Invalid control character at');
      if (character === '\\') this.#scanEscape(start);
      else this.#at += 1;
    }
    this.#at += 1;
  }

  #scanEscape(stringStart: number): void {
    const escaped = this.#text[this.#at + 1];
    if (escaped === undefined) this.#fail('Unterminated string starting at', stringStart);
    if (escaped === 'u' && !/^[0-9a-fA-F]{4}/.test(this.#text.slice(this.#at + 2, this.#at + 6)))
      this.#fail('Invalid \\uXXXX escape', this.#at + 1);
    if (!/["\\/bfnrtu]/.test(escaped)) this.#fail('Invalid \\escape');
    this.#at += escaped === 'u' ? 6 : 2;
  }

  #scanContainer(opening: '{' | '[', depth: number): void {
    const closing = opening === '{' ? '}' : ']';
    this.#at += 1;
    this.#skipWhitespace();
    if (this.#text[this.#at] === closing) {
      this.#at += 1;
      return;
    }
    for (;;) {
      if (opening === '{') this.#scanPropertyName();
      this.#scanValue(depth + 1);
      this.#skipWhitespace();
      if (this.#text[this.#at] === closing) break;
      if (this.#text[this.#at] !== ',') this.#fail("Expecting ',' delimiter");
      this.#at += 1;
    }
    this.#at += 1;
  }

  #scanPropertyName(): void {
    this.#skipWhitespace();
    if (this.#text[this.#at] !== '"') this.#fail('Expecting property name enclosed in double quotes');
    this.#scanString();
    this.#skipWhitespace();
    if (this.#text[this.#at] !== ':') this.#fail("Expecting ':' delimiter");
    this.#at += 1;
  }
}
