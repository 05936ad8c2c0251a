import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remotes, root } from '../repository.ts';
import { createRemote } from './create-remote.ts';

let into: string;
beforeEach(() => {
  into = mkdtempSync(path.join(os.tmpdir(), 'create-'));
});
afterEach(() => rmSync(into, { recursive: true, force: true }));

test('fills in name, address, title and port in every file', () => {
  const files = createRemote({
    name: 'mfe-student-stories',
    into,
    port: 3005,
    workflows: path.join(into, 'ci'),
  });
  const texts = files.map((file) => readFileSync(path.join(into, file), 'utf8')).join('\n');
  expect(texts).not.toMatch(/__[A-Z]+__/);
  expect(texts).toContain("path: '/student-stories'");
  expect(texts).toContain('port: 3005');
  expect(texts).toContain("title: 'Student stories'");
});

test.each(['stories', 'mfe-Stories', 'mfe-', '../mfe-x'])('refuses the name %p', (name) => {
  expect(() => createRemote({ name, into, port: 1 })).toThrow('a remote is named mfe-something');
});

test('refuses to overwrite an existing folder', () => {
  mkdirSync(path.join(into, 'mfe-stories'));
  expect(() => createRemote({ name: 'mfe-stories', into, port: 1 })).toThrow('exists already');
});

test.each(remotes.map(({ name }) => name))(
  'the CI file of %s is the generated one, which calls the reusable workflow',
  (name) => {
    const template = readFileSync(path.join(root, 'tooling/create-remote/template/workflow.yml'), 'utf8');
    expect(readFileSync(path.join(root, `.github/workflows/${name}.yml`), 'utf8')).toBe(
      template.replaceAll('__NAME__', name),
    );
  },
);
