import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError, createQueryClient, QueryClientProvider } from 'shared-api';
import { isEmail, isMobile } from './contact-rules.ts';
import { keepSubmission } from './submission.ts';
import { useVisitorForm } from './use-visitor-form.ts';

const initial = { name: '', email: '' };
const queryClient = createQueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const show = () =>
  renderHook(
    () =>
      useVisitorForm({
        draftKey: 'draft',
        initial,
        check: ({ name, email }) => ({
          ...(!name && { name: 'Enter your name.' }),
          ...(!email && { email: 'Enter your email.' }),
        }),
      }),
    { wrapper },
  );
afterEach(() => sessionStorage.clear());

test('errors appear with the first submit, in the order of the fields, and go with their cause', () => {
  const { result } = show();
  expect(result.current.errors).toEqual([]);
  act(() => {
    expect(result.current.validate()).toBe(false);
  });
  expect(result.current.errors.map(({ message }) => message)).toEqual([
    'Enter your name.',
    'Enter your email.',
  ]);
  expect(result.current.errors[0]?.field).toBe(result.current.idOf('name'));
  act(() => result.current.set('name', 'Asha'));
  expect(result.current.errors.map(({ message }) => message)).toEqual(['Enter your email.']);
});

test("the API's messages stand at their fields until these change; without any there is the fallback", () => {
  const { result } = show();
  act(() => result.current.set('name', 'Asha'));
  act(() => result.current.set('email', 'a@b.example'));
  act(() =>
    result.current.fail(new ApiError('http', { status: 400, body: { email: ['Taken.'] } }), 'Failed.'),
  );
  expect(result.current.errors).toEqual([{ field: result.current.idOf('email'), message: 'Taken.' }]);
  act(() => result.current.set('email', 'c@d.example'));
  expect(result.current.errors).toEqual([]);
  act(() => result.current.fail(new ApiError('network'), 'Failed.'));
  expect(result.current.errors).toEqual([{ message: 'Failed.' }]);
});

test('what a failed call said stays while the form is sent again, until the answer or an invalid field', () => {
  const { result } = show();
  act(() => result.current.set('name', 'Asha'));
  act(() => result.current.set('email', 'a@b.example'));
  act(() => result.current.fail(new ApiError('network'), 'Failed.'));
  act(() => {
    expect(result.current.validate()).toBe(true);
  });
  expect(result.current.errors).toEqual([{ message: 'Failed.' }]);
  act(() => result.current.set('name', ''));
  act(() => {
    expect(result.current.validate()).toBe(false);
  });
  expect(result.current.errors.map(({ message }) => message)).toEqual(['Enter your name.']);
});

test('the draft fills empty fields only, and is gone after success', () => {
  sessionStorage.setItem('draft', JSON.stringify({ name: 'Asha', email: 7, more: 'x' }));
  const { result, unmount } = show();
  expect(result.current.values).toEqual({ name: 'Asha', email: '' });
  act(() => result.current.fill({ name: 'Other', email: 'a@b.example' }));
  expect(result.current.values).toEqual({ name: 'Asha', email: 'a@b.example' });
  act(() => result.current.clear());
  expect(result.current.values).toEqual(initial);
  unmount();
  expect(show().result.current.values).toEqual(initial);
});

test('a form in which nothing was typed leaves no draft', () => {
  const { result } = show();
  expect(sessionStorage.getItem('draft')).toBeNull();
  act(() => result.current.set('name', 'Asha'));
  expect(sessionStorage.getItem('draft')).toContain('Asha');
  act(() => result.current.set('name', ''));
  expect(sessionStorage.getItem('draft')).toBeNull();
});

describe('on a shared phone', () => {
  const showTo = (owner: string | null) =>
    renderHook((props) => useVisitorForm({ draftKey: 'draft', initial, check: () => ({}), ...props }), {
      wrapper,
      initialProps: { owner },
    });

  test('what an account has typed is shown after its login only', () => {
    const { result, unmount } = showTo('6');
    act(() => result.current.set('name', 'Asha'));
    unmount();
    for (const owner of [null, '7']) {
      const other = showTo(owner);
      expect(other.result.current.values).toEqual(initial);
      other.unmount();
    }
    // A page that is hydrated knows nobody at first.
    const again = showTo(null);
    again.rerender({ owner: '6' });
    expect(again.result.current.values.name).toBe('Asha');
  });

  test('a logout empties the form, and what the next one types replaces the draft', () => {
    const { result, rerender, unmount } = showTo('6');
    act(() => result.current.set('name', 'Asha'));
    rerender({ owner: null });
    expect(result.current.values).toEqual(initial);
    act(() => result.current.set('name', 'Binod'));
    unmount();
    expect(sessionStorage.getItem('draft')).not.toContain('Asha');
    expect(showTo(null).result.current.values.name).toBe('Binod');
  });

  test('what a guest has typed stays after the login', () => {
    const { result, rerender, unmount } = showTo(null);
    act(() => result.current.set('name', 'Asha'));
    rerender({ owner: '6' });
    expect(result.current.values.name).toBe('Asha');
    unmount();
    expect(showTo('6').result.current.values.name).toBe('Asha');
  });
});

test.each(['not json', 'null', '[]', '7'])('a draft of %s is no draft', (draft) => {
  sessionStorage.setItem('draft', draft);
  expect(show().result.current.values).toEqual(initial);
});

test('a repeated submission has the same key, a changed one another', () => {
  const { result } = show();
  const first = result.current.clientKey();
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(result.current.clientKey()).toBe(first);
  expect(result.current.clientKey('more')).not.toBe(first);
  const again = result.current.clientKey();
  act(() => result.current.set('name', 'Asha'));
  expect(result.current.clientKey()).not.toBe(again);
});

test.each([
  ['asha@example.com', true],
  [' asha@mail.example.com ', true],
  ['\u200e\u2068asha@mail.example.com\u2069\u200b', true],
  ['asha@example', false],
  ['asha example.com', false],
  ['@example.com', false],
  ['a@b..com', false],
  ["asha.o'neil+visa_2027@example.com", true],
  ['asha१२@example.com', false],
  ['आशा@example.com', false],
  ['asha.@example.com', false],
])('%s is an e-mail address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test.each([
  ['+977 980-000-0000', true],
  ['(01) 4000000', true],
  ['123456', false],
  ['1234567890123456', false],
  ['98000000x0', false],
  ['', false],
])('%s can be called: %s', (text, expected) => {
  expect(isMobile(text)).toBe(expected);
});

test.each([
  ['is not typed in any more', (_field: HTMLElement) => {}, (_field: HTMLElement) => {}],
  [
    'is left',
    (field: HTMLElement) => act(() => field.focus()),
    (field: HTMLElement) => act(() => field.blur()),
  ],
  [
    'has its word composed',
    (field: HTMLElement) => act(() => field.focus()),
    (field: HTMLElement) => fireEvent.compositionEnd(field),
  ],
])(
  'the draft of a long text stands above what was typed before the code once its field %s',
  (_name, before, after) => {
    sessionStorage.setItem('draft', JSON.stringify({ name: 'Asha', message: 'Written earlier' }));
    render(<Form />, { wrapper });
    const field = screen.getByLabelText('Message');
    before(field);
    // As the host enters it once more.
    fireEvent.change(field, { target: { value: 'Typed before' } });
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Asha Rai' } });
    after(field);
    expect(field).toHaveValue('Written earlier\nTyped before');
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Rai');
    fireEvent.change(field, { target: { value: 'Typed before' } });
    expect(field).toHaveValue('Typed before');
  },
);

function Form() {
  const form = useVisitorForm({ draftKey: 'draft', initial: { name: '', message: '' }, check: () => ({}) });
  return (
    <>
      <input aria-label="Name" {...withoutError(form.field('name'))} />
      <textarea aria-label="Message" {...withoutError(form.field('message'))} />
    </>
  );
}

const withoutError = <Props extends { error?: unknown }>({ error: _error, ...rest }: Props) => rest;

test('what was sent without scripts to see something else first is shown without errors', () => {
  const values = { name: 'Asha', email: '' };
  keepSubmission(queryClient, 'draft', { values, isChecked: false });
  const { result } = show();
  expect(result.current.values).toEqual(values);
  expect(result.current.errors).toEqual([]);
});

test('what was sent without scripts is shown with its errors in the page that answers, and in no later one', () => {
  const values = { name: 'Asha', email: '' };
  keepSubmission(queryClient, 'draft', { values, errors: { name: 'Too short.' }, failure: null });
  const { result, unmount } = show();
  expect(result.current.values).toEqual(values);
  expect(result.current.errors.map(({ message }) => message)).toEqual(['Too short.', 'Enter your email.']);
  unmount();
  sessionStorage.clear();
  const later = show();
  expect(later.result.current.values).toEqual(initial);
  expect(later.result.current.errors).toEqual([]);
});
