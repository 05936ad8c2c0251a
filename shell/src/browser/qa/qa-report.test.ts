import { createQaLog } from './qa-log.ts';
import { linkTo, qaReport } from './qa-report.ts';

const at = Date.parse('2026-01-02T03:04:05Z');
const page = {
  href: 'https://www.example.org/courses?page=2',
  browser: 'Browser 1',
  size: '360 x 740',
  now: at,
};

function context({
  overrides = {} as Record<string, string>,
  preview = undefined as object | undefined,
} = {}) {
  const log = createQaLog(() => at);
  return {
    data: {
      set: 41,
      shell: '1.0.0-s',
      remotes: [
        { name: 'mfe-a', version: '1.0.0-a' },
        { name: 'mfe-b', version: '1.0.0-b' },
      ],
      config: { flags: { qa: true, chat: false } },
      ...(preview && { view: { set: 'preview-pr-12.1.x', preview, overrides: {}, flags: {}, problems: [] } }),
    },
    registry: {
      status: {
        getState: () => ({ 'mfe-a': { state: 'loaded' }, 'mfe-b': { state: 'failed', cause: 'no network' } }),
      },
    },
    view: { overrides, flags: {} },
    failed: {},
    log,
  } as never as Parameters<typeof qaReport>[0];
}

test('a report names address, link, set, versions with their state, flags, vitals, errors and the last 20 events', () => {
  const qa = context({ overrides: { 'mfe-a': '1.0.0-a' } });
  qa.log.report({ type: 'vital', name: 'LCP', value: 900 });
  qa.log.report({ type: 'vital', name: 'LCP', value: 1_100 });
  qa.log.report({ type: 'error', message: 'it failed', remote: 'mfe-b', phase: 'render' });
  for (let event = 1; event <= 25; event++) qa.log.event('page', `event ${event}`);
  const lines = qaReport(qa, page).split('\n');
  expect(lines.slice(0, 15)).toEqual([
    'Address: https://www.example.org/courses?page=2',
    'Link: https://www.example.org/courses?page=2&set=41&versions=mfe-a%401.0.0-a',
    'Time: 2026-01-02T03:04:05.000Z',
    'Release set: 41',
    'Shell: 1.0.0-s',
    'Remotes:',
    '  mfe-a 1.0.0-a (loaded, from 1.0.0-a)',
    '  mfe-b 1.0.0-b (failed: no network)',
    'Code: none',
    'Flags: qa',
    'Vitals: LCP 1100',
    'Errors:',
    '  03:04:05 mfe-b: render: it failed',
    'Last 20 events:',
    '  03:04:05 page: event 6',
  ]);
  expect(lines.at(-2)).toBe('  03:04:05 page: event 25');
  expect(lines.at(-1)).toBe('Browser: Browser 1, 360 x 740');
});

test('a report of a preview has its name, and its link leads back into it', () => {
  const qa = context({ preview: { name: 'pr-12', expiresAt: at } });
  expect(qaReport(qa, page)).toContain('Preview: pr-12, set 41');
  expect(qaReport(qa, page)).toContain('Errors: none\nLast 20 events: none');
  expect(linkTo(qa, page)).toBe('https://www.example.org/courses?page=2&set=preview-pr-12.1.x');
});

test('only the newest 100 errors and events are kept', () => {
  const { log } = context();
  for (let event = 0; event < 250; event++) log.report({ type: 'event', name: `e${event}` });
  expect([log.events.length, log.events.at(-1)?.text]).toEqual([100, 'e249']);
});
