import { checkCompatibility } from './compatibility.ts';

const shell = { version: '1.4.0', shared: { react: '19.3.1', 'shared-ui': '1.2.0' } };
const remote = {
  name: 'mfe-a',
  version: '2.0.0',
  requires: { shell: '^1.2.0' },
  shared: { react: '19.3.0', 'shared-ui': '1.1.0' },
};

test.each<[string, Partial<typeof remote>, string | null]>([
  ['compatible versions', {}, null],
  [
    'a newer shell is required',
    { requires: { shell: '^1.5.0' } },
    'mfe-a@2.0.0 requires shell ^1.5.0, but this shell is 1.4.0',
  ],
  ['another major of the shell', { requires: { shell: '^2.0.0' } }, 'requires shell ^2.0.0'],
  ['an unreadable range', { requires: { shell: 'latest please' } }, 'which is not a version range'],
  [
    'a newer shared package',
    { shared: { ...remote.shared, 'shared-ui': '1.3.0' } },
    'was built with shared-ui 1.3.0, but this shell provides 1.2.0',
  ],
  ['another React major', { shared: { ...remote.shared, react: '20.0.0' } }, 'was built with react 20.0.0'],
  [
    'a library that the shell does not provide',
    { shared: { ...remote.shared, vue: '3.0.0' } as never },
    'shares vue, which this shell does not provide',
  ],
  ['an unreadable version', { shared: { ...remote.shared, react: 'nineteen' } }, 'which is not a version'],
])('%s', (_case, change, reason) => {
  const result = checkCompatibility({ ...remote, ...change }, shell);
  if (reason === null) expect(result).toEqual({ ok: true });
  else expect(result).toEqual({ ok: false, reason: expect.stringContaining(reason) });
});
