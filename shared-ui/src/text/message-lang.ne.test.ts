import { messageLang } from './message-lang.ne.ts';

test.each([
  ['a translated message with English words', 'IELTS, TOEFL वा PTE', undefined],
  ["a message in the API's words", 'Something else.', 'en'],
  ['no plain text', null, undefined],
])('%s', (_case, message, lang) => expect(messageLang(message)).toBe(lang));
