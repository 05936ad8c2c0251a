import { type ReactNode, useEffect } from 'react';
import { defineRemote } from 'shared-shell';
import { defineRemoteConfig } from 'shared-shell/remote-config';
import { takeOver } from './take-over.tsx';

const config = defineRemoteConfig({
  name: 'mfe-stories',
  owner: 'Stories team',
  port: 3999,
  requires: { shell: '*' },
  routes: [{ path: '/stories', page: 'home' }],
});

const takeOverOf = (Page: () => ReactNode) =>
  takeOver(
    defineRemote(config, { pages: { home: { load: async () => ({ default: Page }) } }, widgets: {} }),
    config.routes[0],
    '/stories',
  );

test('a page that renders the same in the browser takes its HTML over when its moment has come', async () => {
  expect(await takeOverOf(() => <h1>Stories</h1>)).toEqual({
    isLoadedEarly: false,
    replaced: [],
    hasTakenOver: true,
  });
});

test('a page that renders something else in the browser is reported', async () => {
  let renderings = 0;
  const { replaced } = await takeOverOf(() => {
    renderings += 1;
    return <h1>Stories {renderings}</h1>;
  });
  expect(replaced).toEqual([expect.stringContaining("didn't match the client")]);
});

test.each([
  [
    'while it renders',
    (): ReactNode => {
      throw new Error('no stories');
    },
  ],
  [
    'after it has taken over',
    function StoriesPage() {
      useEffect(() => {
        throw new Error('no stories');
      }, []);
      return <h1>Stories</h1>;
    },
  ],
])('an error %s is told once, without the stack of React', async (_when, Page) => {
  const printed = jest.spyOn(console, 'error');
  const { replaced } = await takeOverOf(Page);
  expect(replaced).toEqual([expect.stringMatching(/^no stories( \(in \w+\))?$/)]);
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});
