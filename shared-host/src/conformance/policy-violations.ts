/** Ways to write HTML or code as text, which the page's security policy refuses (Trusted Types). */
const SINKS: readonly (readonly [owner: object, name: string])[] = [
  [Element.prototype, 'innerHTML'],
  [Element.prototype, 'outerHTML'],
  [Element.prototype, 'insertAdjacentHTML'],
  [Range.prototype, 'createContextualFragment'],
  [Document.prototype, 'write'],
  [Document.prototype, 'writeln'],
  [HTMLIFrameElement.prototype, 'srcdoc'],
  [DOMParser.prototype, 'parseFromString'],
];

/** The first place in the stack that is not of a library: file and line. */
function placeOf(stack: string): string {
  const lines = stack.split('\n').slice(1);
  const own = lines.find((line) => /:\d+:\d+/.test(line) && !/node_modules|policy-violations\.ts/.test(line));
  return (own ?? lines[0] ?? '').replace(/^\s*at\s+/, '');
}

/**
 * Records what the security policy of a page would refuse, until `stop`: HTML as text, inline handlers, and `style`
 * attributes that are set as text. (`style` as a property of React, and the properties of `element.style`, are allowed.)
 */
export function recordPolicyViolations(): { stop: () => string[] } {
  const found: string[] = [];
  const note = (what: string) => found.push(`${what} at ${placeOf(new Error().stack ?? '')}`);
  const restore: (() => void)[] = [];
  for (const [owner, name] of SINKS) {
    const original = Object.getOwnPropertyDescriptor(owner, name);
    if (!original) continue;
    const { set, value } = original;
    Object.defineProperty(owner, name, {
      ...original,
      ...(set && {
        set(this: unknown, text: unknown) {
          // Emptying an element writes no HTML.
          if (text !== '') note(name);
          set.call(this, text);
        },
      }),
      ...(typeof value === 'function' && {
        value(this: unknown, ...parameters: unknown[]) {
          note(name);
          return value.apply(this, parameters);
        },
      }),
    });
    restore.push(() => Object.defineProperty(owner, name, original));
  }
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, text) {
    if (/^(style|srcdoc|on\w+)$/i.test(name)) note(`the attribute ${name}`);
    setAttribute.call(this, name, text);
  };
  restore.push(() => {
    Element.prototype.setAttribute = setAttribute;
  });
  return {
    stop: () => {
      for (const undo of restore) undo();
      return [...new Set(found)];
    },
  };
}
