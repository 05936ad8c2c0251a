import { overrideProblem, overrideText, unreadParts } from './view-problems.ts';

const remotes = ['mfe-a', 'mfe-b'];

test.each([
  ['', []],
  ['?set=41&versions=mfe-a@1.0.0-x,shell@1.1.0-y,mfe-b@http://localhost:3004&flags=new,-old', []],
  ['?set=current', []],
  ['?set=newest', []],
  ['?set=preview-pr-12.1.x', []],
  ['?set=&versions=&flags=', []],
  ['?set=abc', ['set=abc is not the number of a release set']],
  ['?set=0', ['set=0 is not the number of a release set']],
  [
    '?versions=mfe-a,@1.0.0,mfe-a@',
    ['mfe-a', '@1.0.0', 'mfe-a@'].map(
      (entry) =>
        `versions=${entry} is not of the form mfe-events@1.0.0-3f2a or mfe-events@http://localhost:3104`,
    ),
  ],
  [
    '?versions=mfe-a@1.0.0-x,mfe-b@1.0.0-x,mfe-a@1.0.0-y',
    ['versions=mfe-a@1.0.0-x, because a later entry names mfe-a again'],
  ],
  [
    '?flags=new,a%20b,-qa',
    ['a b', '-qa'].map((entry) => `flags=${entry} is not the name of a flag that can be changed`),
  ],
])('parts of an address that ask for no view: %s', (search, parts) => {
  expect(unreadParts(search)).toEqual(parts);
});

test.each([
  ['mfe-a', '1.0.0-3f2a', null],
  ['mfe-a', 'http://localhost:3104', null],
  ['shell', '1.0.0-3f2a', null],
  ['mfe-c', '1.0.0', 'this release set has no remote of that name, only mfe-a, mfe-b'],
  ['shell', 'http://localhost:3104', 'the shell is only taken from released versions'],
  ['mfe-a', 'localhost:3104', expect.stringContaining('localhost:3104 is neither a version')],
  ['mfe-a', '1.0', expect.stringContaining('1.0 is neither a version')],
  ['mfe-a', '', expect.stringContaining('nothing is neither a version')],
])('%s from %s', (name, source, problem) => {
  expect(overrideProblem(name, source, remotes)).toEqual(problem);
});

test.each([
  ['mfe-a', '1.0.0-x', undefined, 'mfe-a from 1.0.0-x'],
  [
    'mfe-a',
    '1.0.0-x',
    'it is too new',
    'mfe-a: 1.0.0-x could not be loaded (it is too new); the released version is shown',
  ],
  // One cause, once: the name explains why loading failed, and the failure alone says nothing more.
  [
    'mfe-c',
    '1.0.0-x',
    'version 1.0.0-x could not be loaded',
    'mfe-c: 1.0.0-x could not be loaded (this release set has no remote of that name, only mfe-a, mfe-b)',
  ],
  [
    'shell',
    '1.0.0-x',
    'version 1.0.0-x could not be loaded',
    'shell: 1.0.0-x could not be loaded; the released version is shown',
  ],
])('the banner says of %s from %s, which fails by %s', (name, source, failure, text) => {
  expect(overrideText(name, source, remotes, failure)).toBe(text);
});
