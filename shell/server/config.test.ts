/** @jest-environment node */
import { readEnvironment } from './config.ts';

test('defaults match npm start; trailing slashes of URLs are removed; empty variables count as absent', () => {
  expect(readEnvironment({ API_BASE_URL: 'https://api.example.org/', PUBLIC_URL: '' })).toMatchObject({
    PORT: 3000,
    API_BASE_URL: 'https://api.example.org',
    CHANNEL: 'production',
  });
});

test('every invalid variable is named', () => {
  expect(() => readEnvironment({ PORT: 'seventy', API_BASE_URL: 'ftp://x', CHANNEL: 'Prod!' })).toThrow(
    /PORT .*API_BASE_URL .*CHANNEL /,
  );
});
