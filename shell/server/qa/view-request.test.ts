/** @jest-environment node */
import { signPreview } from 'shared-releases';
import { readViewRequest } from './view-request.ts';

const previewKey = 'k'.repeat(32);
const now = Date.parse('2026-01-01T00:00:00Z');
const preview = { name: 'pr-12', expiresAt: now + 60_000 };
const token = signPreview(previewKey, preview);
const read = (query: string, rules: { previewKey?: string; qa?: boolean } = {}, cookies?: string) =>
  readViewRequest(new URLSearchParams(query), cookies, { qa: false, ...rules }, now);

test('an ordinary request asks for nothing', () => {
  expect(read('page=2&gclid=x', { previewKey, qa: true }, 'site_bucket=42')).toBeNull();
  expect(read('set=summer', { previewKey, qa: true })).toBeNull();
});

test('a preview is read from the address or the cookie, only by a server with the key', () => {
  const expected = { preview: { ...preview, token }, overrides: {}, flags: {} };
  expect(read(`set=${token}`, { previewKey })).toEqual(expected);
  expect(read('page=2', { previewKey }, `a=1; site_preview=${token}; b=2`)).toEqual(expected);
  expect(read(`set=${token}`, { qa: true }, `site_preview=${token}`)).toBeNull();
});

test('an address with a changed token is refused also while the cookie has a valid one', () => {
  const refused = { refused: 'The address of this preview is incomplete or was changed.' };
  expect(read('set=preview-pr-13.1.x', { previewKey }, `site_preview=${token}`)).toEqual(refused);
  expect(read('', { previewKey }, 'site_preview=preview-pr-12.1.x')).toEqual(refused);
});

test('sets, versions and flags are read only with the flag qa', () => {
  const query =
    'set=41&versions=mfe-a@1.0.0-x,shell@1.1.0-y,mfe-b@http://localhost:3004,none&flags=new,-old,qa,-qa';
  expect(read(query, { previewKey })).toBeNull();
  expect(read(query, { qa: true })).toEqual({
    set: 41,
    overrides: { 'mfe-a': '1.0.0-x', shell: '1.1.0-y', 'mfe-b': 'http://localhost:3004' },
    flags: { new: true, old: false },
  });
});

test('a remote without a source asks for nothing', () => {
  expect(read('versions=mfe-a@', { qa: true })).toBeNull();
});

test('the number of a set replaces the preview of the cookie; versions are added to it', () => {
  const cookie = `site_preview=${token}`;
  expect(read('set=41', { previewKey, qa: true }, cookie)).toEqual({ set: 41, overrides: {}, flags: {} });
  expect(read('versions=mfe-a@1.0.0-x', { previewKey, qa: true }, cookie)).toEqual({
    preview: { ...preview, token },
    overrides: { 'mfe-a': '1.0.0-x' },
    flags: {},
  });
});

test('set=current leaves', () => {
  expect(read('set=current', { previewKey }, `site_preview=${token}`)).toBe('leave');
  expect(read('set=current')).toBeNull();
});
