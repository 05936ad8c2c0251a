import { evaluateServerBundle } from './server-bundle.ts';

const provided = { react: { createElement: () => 'the only React' } };
const evaluate = (code: string) =>
  evaluateServerBundle({ name: 'mfe-a', code, base: '/releases/mfe-a/1', provided });

test("a bundle gets the shell's copies of libraries and its public URL", () => {
  const remote = evaluate(
    "module.exports.default = { pages: { p: {} }, react: require('react').createElement(), base: __remote_base__ }",
  );
  expect(remote).toMatchObject({ react: 'the only React', base: '/releases/mfe-a/1/web/' });
});

test.each([
  [
    "module.exports.default = require('left-pad')",
    'mfe-a: its server bundle requires "left-pad", which the shell does not provide.',
  ],
  [
    "module.exports.default = require('node:fs')",
    'mfe-a: its server bundle requires "node:fs", which the shell does not provide.',
  ],
  ['module.exports = {}', 'mfe-a: its server bundle exports no remote.'],
  ["throw new Error('at import')", 'at import'],
])('%s is refused with the reason', (code, reason) => {
  expect(() => evaluate(code)).toThrow(reason);
});
