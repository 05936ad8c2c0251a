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
  else
    expect(result).toEqual({
      ok: false,
      reason: expect.stringContaining(reason),
      remedy: expect.stringMatching(/\.$/),
    });
});

test.each<[string, string, string]>([
  [
    '@module-federation/runtime',
    '2.9.3',
    'Install the version of remote-tooling that depends on @module-federation/enhanced 2.9.2 and build again, or wait until the site has released a shell with 2.9.3.',
  ],
  ['@emotion/react', '2.9.3', 'Install the version of shared-ui that depends on @emotion/react 2.9.2'],
  ['react/jsx-runtime', '2.9.3', 'Build again with this version (npm install --save-exact react@2.9.2)'],
  ['shared-ui', '2.10.0', 'Build again with this version (npm install --save-exact shared-ui@2.9.2)'],
])('the remedy for a newer %s names the package that decides about it', (request, builtWith, remedy) => {
  const result = checkCompatibility(
    { ...remote, shared: { [request]: builtWith } },
    { ...shell, shared: { [request]: '2.9.2' } },
  );
  expect(result).toMatchObject({ ok: false, remedy: expect.stringContaining(remedy) });
  expect(result).toMatchObject({ remedy: expect.not.stringContaining('requires.shell') });
});

test.each([
  ['shared-ui', true],
  ['@emotion/react', true],
  ['react', false],
])('the remedy for a newer %s also fits a repository with packed packages: %s', (request, isPacked) => {
  const result = checkCompatibility(
    { ...remote, shared: { [request]: '2.10.0' } },
    { ...shell, shared: { [request]: '2.9.2' } },
  );
  const packed = 'names packed packages (file:packages/…), replace these files and their names there';
  expect(result).toMatchObject({
    remedy: isPacked ? expect.stringContaining(packed) : expect.not.stringContaining('packed'),
  });
});

test('the remedy for another shell is its range', () => {
  expect(checkCompatibility({ ...remote, requires: { shell: '^9.0.0' } }, shell)).toMatchObject({
    remedy: 'Change requires.shell in mfe-a/remote.config.ts.',
  });
});
