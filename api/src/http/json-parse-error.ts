/**
 * Explains what is wrong with a JSON text in the words of Python's parser, which is what the original answers (A19).
 * Only called after `JSON.parse` failed.
 */
export function explainJson(text: string): string {
  const fail = (message: string, at: number): never => {
    throw new Fault(message, at);
  };
  let at = 0;
  const skip = () => {
    while (/[ \t\n\r]/.test(text[at] ?? '')) at += 1;
  };
  const string = () => {
    const start = at;
    at += 1;
    for (;;) {
      const character = text[at];
      if (character === undefined) fail('Unterminated string starting at', start);
      if (character === '"') break;
      if (character! < ' ') fail('Invalid control character at', at);
      if (character === '\\') {
        const escaped = text[at + 1];
        if (escaped === undefined) fail('Unterminated string starting at', start);
        if (escaped === 'u' && !/^[0-9a-fA-F]{4}/.test(text.slice(at + 2)))
          fail('Invalid \\uXXXX escape', at + 1);
        if (!/["\\/bfnrtu]/.test(escaped!)) fail('Invalid \\escape', at);
        at += escaped === 'u' ? 6 : 2;
      } else at += 1;
    }
    at += 1;
  };
  const value = (depth: number) => {
    if (depth > 500) fail('Too deeply nested', at);
    skip();
    const character = text[at];
    if (character === '"') return string();
    if (character === '{' || character === '[') return container(character, depth);
    const literal = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)/.exec(
      text.slice(at, at + 400),
    );
    if (!literal) fail('Expecting value', at);
    at += literal![0].length;
  };
  const container = (opening: string, depth: number) => {
    const closing = opening === '{' ? '}' : ']';
    at += 1;
    skip();
    if (text[at] === closing) {
      at += 1;
      return;
    }
    for (;;) {
      if (opening === '{') {
        skip();
        if (text[at] !== '"') fail('Expecting property name enclosed in double quotes', at);
        string();
        skip();
        if (text[at] !== ':') fail("Expecting ':' delimiter", at);
        at += 1;
      }
      value(depth + 1);
      skip();
      if (text[at] === closing) break;
      if (text[at] !== ',') fail("Expecting ',' delimiter", at);
      at += 1;
    }
    at += 1;
  };
  try {
    value(0);
    skip();
    if (at < text.length) fail('Extra data', at);
    return 'JSON parse error';
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const before = [...text.slice(0, error.at)];
    const lines = before.join('').split('\n');
    return `JSON parse error - ${error.message}: line ${lines.length} column ${[...lines.at(-1)!].length + 1} (char ${before.length})`;
  }
}

class Fault extends Error {
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}
