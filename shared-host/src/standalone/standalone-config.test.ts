import { unknownSettings } from './standalone-config.ts';

test('a setting that nothing reads is named, with those that there are', () => {
  expect(unknownSettings({ apiBaseURL: 'https://api.example.org' } as object)).toMatch(
    /^SITE_CONFIG has apiBaseURL, which nothing reads\. There are: apiBaseUrl, composedUrl, /,
  );
  expect(unknownSettings({ apiBaseUrl: 'https://api.example.org', flags: {} })).toBeUndefined();
});
