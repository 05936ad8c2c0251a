import { hasTag } from './has-tag.ts';

test.each(['"a1"', 'W/"a1"', '"x", "a1"', 'W/"x",W/"a1"', '*'])('%s has it', (ifNoneMatch) =>
  expect(hasTag(ifNoneMatch, 'a1')).toBe(true),
);

test.each([undefined, '', 'a1', '"a"', '"a11"', 'W/"x", "y"'])('%s does not have it', (ifNoneMatch) =>
  expect(hasTag(ifNoneMatch, 'a1')).toBe(false),
);
