import { isPreviewName, readPreviewToken, signPreview } from './preview-token.ts';

const key = 'k'.repeat(32);
const now = Date.parse('2026-01-01T00:00:00Z');
const preview = { name: 'pr-12', expiresAt: now + 60_000 };
const token = signPreview(key, preview);

test('a token names its preview until it expires', () => {
  expect(token).toMatch(/^preview-pr-12\.\d+\.[\w-]{43}$/);
  expect(readPreviewToken(key, token, now)).toEqual(preview);
  expect(readPreviewToken(key, token, preview.expiresAt)).toBe('This preview has expired.');
});

test.each([
  ['another name', token.replace('pr-12', 'pr-13')],
  ['a later expiry', token.replace(/\.\d+\./, '.9999999999.')],
  ['no signature', token.split('.').slice(0, 2).join('.')],
  ['a part behind the signature', `${token}.x`],
  ['nothing but a name', 'preview-pr-12'],
  ['another key', signPreview('x'.repeat(32), preview)],
  ['a signed name that is not allowed', signPreview(key, { ...preview, name: '../production' })],
])('a token with %s is refused', (_case, changed) => {
  expect(readPreviewToken(key, changed, now)).toBe(
    'The address of this preview is incomplete or was changed.',
  );
});

test.each([
  ['pr-12', true],
  ['a', true],
  ['x'.repeat(60), true],
  ['x'.repeat(61), false],
  ['-a', false],
  ['a-', false],
  ['Feature', false],
  ['a/b', false],
  ['', false],
])('%p as the name of a preview: %p', (name, allowed) => {
  expect(isPreviewName(name)).toBe(allowed);
});
