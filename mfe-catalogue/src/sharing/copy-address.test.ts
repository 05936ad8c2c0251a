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

describe('where the clipboard is absent, but selected text can be copied', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'execCommand');
    document.body.replaceChildren();
  });
  const selectedBy = (answer: () => boolean) => {
    const copied: string[] = [];
    const execCommand = (command: string) => {
      const field = document.activeElement as HTMLTextAreaElement;
      copied.push(`${command} ${field.value.slice(field.selectionStart, field.selectionEnd)}`);
      return answer();
    };
    Object.assign(document, { execCommand });
    return copied;
  };

  test('the address is copied, and the focus stays where it was', async () => {
    clipboard(undefined);
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    const copied = selectedBy(() => true);
    await copyAddress(url, notify);
    expect(copied).toEqual([`copy ${url}`]);
    expect(notify.mock.calls).toEqual([[messages.linkCopied, 'success']]);
    expect(button).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
  });

  test('in a dialog, which does not let anything outside of it be selected', async () => {
    clipboard(undefined);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    let place: Element | null = null;
    selectedBy(() => {
      place = (document.activeElement as Element).parentElement;
      return true;
    });
    await copyAddress(url, notify);
    expect(place).toBe(dialog);
  });

  test('but is refused, the visitor is told', async () => {
    clipboard(undefined);
    selectedBy(() => false);
    await copyAddress(url, notify);
    expect(notify.mock.calls).toEqual([[messages.notCopied, 'warning']]);
  });
});
