import { COPY_HEADERS } from 'shared-shell/offline';
import { withNotice } from './notice.ts';

test.each([
  ['en', 'This is the copy of 27 November 2026 on this device.'],
  ['ne', 'यो 27 नोभेम्बर 2026 को प्रति हो।'],
])('a copy says of which day it is, in Kathmandu and in its language: %s', async (language, text) => {
  const copy = new Response(`<html lang="${language}"><head></head><body><div id="root">`, {
    headers: { [COPY_HEADERS.at]: '2026-11-26T20:00:00.000Z' },
  });
  expect(await (await withNotice(copy, '/guide')).text()).toContain(text);
});
