import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedVersions } from '../preset/shared-libraries.ts';
import { root } from '../repository.ts';
import { dependencyVersion, peerRange, templateVersions } from './package-versions.ts';

/** The version that is installed in this repository, which the site's builds contain. */
const installed = (name: string): string =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

test.each([
  ['@module-federation/enhanced', 'tooling'],
  ['@module-federation/runtime-core', 'tooling'],
  ['@module-federation/webpack-bundler-runtime', 'tooling'],
  ['@emotion/react', 'shared-ui'],
  ['@emotion/react', 'shared-host'],
])('%s of %s is exactly the version of the site, because a newer one would be refused', (name, source) => {
  expect(dependencyVersion(name, source, true)).toBe(installed(name));
});

test('a new repository starts with the React of the site', () => {
  expect(templateVersions()).toMatchObject({
    react: installed('react'),
    'react-dom': installed('react-dom'),
  });
});

test('of everything that descriptors state, a first install takes no version that the site does not have yet', () => {
  const first = templateVersions();
  const own = Object.keys(sharedVersions()).filter((request) => request.startsWith('shared-'));
  const libraries = Object.keys(sharedVersions()).filter((request) => !own.includes(request));
  expect(libraries).not.toHaveLength(0);
  for (const request of libraries) {
    const name = request.startsWith('@') ? request : (request.split('/')[0] ?? '');
    expect(first[name] ?? dependencyVersion(name, 'shared-ui', true)).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test('other dependencies keep their range, and the packages of the site follow their own versions', () => {
  expect(dependencyVersion('zod', 'shared-api', true)).toMatch(/^\^/);
  expect(dependencyVersion('shared-ui', 'shared-shell', true)).toBe(`^${sharedVersions()['shared-ui']}`);
  expect(peerRange('react', 'shared-ui', true)).toMatch(/^\^/);
  expect(() => dependencyVersion('left-pad', 'shared-ui', true)).toThrow('does not name');
});
