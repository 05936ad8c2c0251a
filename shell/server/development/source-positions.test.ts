/** @jest-environment node */

import { ownFrames, withSourcePositions } from './source-positions.ts';

const map = {
  version: 3,
  names: [],
  sources: [`${process.cwd()}/../mfe-events/src/page.tsx`],
  // Line 2, column 4 of the bundle is line 3 of the source.
  mappings: ';IAEA',
};
const code = `first\n    second\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
const stack = [
  'ReferenceError: window is not defined',
  '    at EventList (mfe-events/server.cjs:2:9)',
  '    at renderWithHooks (shell/1.0.0/server/render.cjs:100:1)',
].join('\n');

test('positions in the bundle of a remote become those of its sources, and only they are shown', () => {
  const mapped = withSourcePositions(stack, (remote) => (remote === 'mfe-events' ? code : ''));
  expect(ownFrames(mapped)).toEqual(['  at EventList (mfe-events/src/page.tsx:3)']);
});

test('an import, whose line the bundler writes, has the name of its module and not the file of the line before', () => {
  const imported = [
    'ReferenceError: window is not defined',
    '    at ../node_modules/maps/index.js (mfe-events/server.cjs:3:1)',
    '    at ./src/pages/map/index.tsx (mfe-events/server.cjs:3:5)',
  ].join('\n');
  const mapped = withSourcePositions(imported, () => code);
  expect(ownFrames(mapped)).toEqual(['  at ./src/pages/map/index.tsx (mfe-events/server.cjs:3:5)']);
});

test('a stack of React alone is not shown', () => {
  expect(ownFrames('Error: x\n    at retryNode (shell/1.0.0/server/render.cjs:100:1)')).toEqual([]);
});

test('without a source map the stack stays as it is', () => {
  expect(withSourcePositions(stack, () => '')).toBe(stack);
  expect(ownFrames(stack)).toHaveLength(2);
});
