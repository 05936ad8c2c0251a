import { messages } from '../messages.en.ts';
import { copyAddress } from './copy-address.ts';

const notify = jest.fn();
const url = 'https://example.org/course_details/1';
const clipboard = (value: Partial<Clipboard> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

beforeEach(() => notify.mockClear());

test('the address is copied, with a message', async () => {
  const writeText = jest.fn(async () => {});
  clipboard({ writeText });
  await copyAddress(url, notify);
  expect(writeText).toHaveBeenCalledWith(url);
  expect(notify).toHaveBeenCalledWith(messages.linkCopied, 'success');
});

test.each([
  ['forbidden', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['absent', undefined],
])('where the clipboard is %s, the visitor is told', async (_what, value) => {
  clipboard(value);
  await copyAddress(url, notify);
  expect(notify).toHaveBeenCalledWith(messages.notCopied, 'warning');
});
