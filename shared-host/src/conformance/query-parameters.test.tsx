import type { ReactNode } from 'react';
import { defineRemote, useLocation, useSearchParams } from 'shared-shell';
import { defineRemoteConfig } from 'shared-shell/remote-config';
import { recordParameters, undeclaredParameters } from './query-parameters.tsx';

const undeclaredOf = (Page: () => ReactNode, query: string[]) => {
  const config = defineRemoteConfig({
    name: 'mfe-stories',
    owner: 'Stories team',
    port: 3999,
    requires: { shell: '*' },
    routes: [{ path: '/stories', page: 'home', query }],
  });
  return undeclaredParameters(
    defineRemote(config, { pages: { home: { load: async () => ({ default: Page }) } }, widgets: {} }),
    config.routes[0],
  );
};

const PageOfObject = () => {
  const [parameters] = useSearchParams();
  return <h1>Stories {Object.fromEntries(parameters).page}</h1>;
};
const PageOfText = () => <h1>Stories {/[?&]page=(\d+)/.exec(useLocation().search)?.[1]}</h1>;
const PageOfChance = () => <h1>Stories {Math.random()}</h1>;
const PageWithQuery = () => <h1>Stories {useLocation().search}</h1>;

test.each([
  ['reads all as an object', PageOfObject, ['page']],
  ['reads the text of the query', PageOfText, ['page']],
  ['shows the query as it is', PageWithQuery, expect.arrayContaining(['conformance', 'page'])],
])('an undeclared parameter is named for a page that %s', async (_case, Page, names) => {
  expect(await undeclaredOf(Page, [])).toEqual(names);
});

test('a page that renders differently each time reads no parameter', async () => {
  expect(await undeclaredOf(PageOfChance, [])).toEqual([]);
});

test('declared parameters change a page as they like', async () => {
  expect(await undeclaredOf(PageOfObject, ['page'])).toEqual([]);
});

test.each<[string, (parameters: URLSearchParams) => unknown]>([
  ['Object.fromEntries', (parameters) => Object.fromEntries(parameters)],
  ['for … of', (parameters) => [...parameters]],
  ['forEach', (parameters) => parameters.forEach(() => {})],
  ['a copy', (parameters) => new URLSearchParams(parameters)],
])('going through all parameters is recorded: %s', (_case, read) => {
  const { stop } = recordParameters();
  read(new URLSearchParams('conformance=1&page=3'));
  read(new URLSearchParams('page=3'));
  expect(stop()).toEqual([expect.stringContaining('ask for each by its name')]);
  read(new URLSearchParams('conformance=1'));
  expect(stop()).toHaveLength(1);
});
