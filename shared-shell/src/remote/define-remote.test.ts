import { defineRemote } from './define-remote.ts';
import { defineRemoteConfig } from './remote-config.ts';

const config = defineRemoteConfig({
  name: 'mfe-stories',
  owner: 'stories',
  port: 3009,
  requires: { shell: '^1.0.0' },
  routes: [{ path: '/stories', page: 'list' }],
  widgets: [{ name: 'story' }],
});
const load = async () => ({ default: () => null });

test('returns the code of every declared page and widget', () => {
  const remote = defineRemote(config, { pages: { list: { load } }, widgets: { story: { load } } });
  expect(remote.pages.list?.load).toBe(load);
  expect(remote.config.name).toBe('mfe-stories');
});

test('a page or widget that is declared but has no code is named in the error', () => {
  expect(() => defineRemote(config, { pages: {}, widgets: { story: { load } } } as never)).toThrow(
    'mfe-stories: route /stories declares page "list", but defineRemote has no such page.',
  );
  expect(() => defineRemote(config, { pages: { list: { load } }, widgets: {} } as never)).toThrow(
    'widget "story"',
  );
});
