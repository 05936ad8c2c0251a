import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, use, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EarlyInputContext, EarlyInputTaker } from 'shared-shell/host';
import { watchEarlyInput } from './early-input.ts';

const setInitialValue = (element: HTMLInputElement | null) => {
  if (element) element.value = '';
};

/** Fields as remotes write them: controlled, and of a form library that sets its initial values by ref. */
function Form() {
  const [text, setText] = useState('');
  const [level, setLevel] = useState('any');
  const [country, setCountry] = useState('all');
  const [agreed, setAgreed] = useState(false);
  const [email, setEmail] = useState('');
  const [files, setFiles] = useState(0);
  return (
    <form>
      <input aria-label="Course" value={text} onChange={(event) => setText(event.target.value)} />
      <input
        aria-label="Email"
        type="email"
        ref={setInitialValue}
        onChange={(event) => setEmail(event.target.value)}
      />
      <textarea aria-label="Note" defaultValue="as it was" />
      <select aria-label="Country" value={country} onChange={(event) => setCountry(event.target.value)}>
        <option value="all">All</option>
        <option value="nz">New Zealand</option>
      </select>
      {['any', 'master'].map((value) => (
        <input
          key={value}
          type="radio"
          name="level"
          aria-label={value}
          checked={level === value}
          onChange={() => setLevel(value)}
        />
      ))}
      <input
        type="checkbox"
        aria-label="Agree"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <input
        type="file"
        aria-label="Picture"
        onChange={(event) => setFiles(event.target.files?.length ?? 0)}
      />
      <p>{JSON.stringify({ text, email, country, level, agreed, files })}</p>
    </form>
  );
}

function Code({ promise }: { promise: Promise<ComponentType> }) {
  const Loaded = use(promise);
  return <Loaded />;
}

function Page({ promise }: { promise: Promise<ComponentType> }) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area} data-remote="mfe-a">
      <Suspense>
        <Code promise={promise} />
        <EarlyInputTaker area={area} />
      </Suspense>
    </div>
  );
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
});

/** The server's HTML on the page; `arrive` brings its code. */
async function showServerHtml(early: (box: HTMLElement) => void = () => {}) {
  const code = Promise.withResolvers<ComponentType>();
  const shown = Object.assign(Promise.resolve(Form), { status: 'fulfilled', value: Form });
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Page promise={shown as never} />);
  early(box);
  const earlyInput = watchEarlyInput(box);
  await act(async () => {
    root = hydrateRoot(
      box,
      <EarlyInputContext value={earlyInput}>
        <Page promise={code.promise} />
      </EarlyInputContext>,
    );
  });
  return { arrive: () => act(async () => code.resolve(Form)) };
}

const known = () => JSON.parse(document.querySelector('form p')?.textContent ?? '');

test('what was typed, chosen, ticked and picked before the code came is there for the code', async () => {
  const user = userEvent.setup();
  const { arrive } = await showServerHtml();
  await user.type(screen.getByLabelText('Course'), 'nursing');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Note'), ', and more');
  await user.selectOptions(screen.getByLabelText('Country'), 'nz');
  await user.click(screen.getByLabelText('master'));
  await user.click(screen.getByLabelText('Agree'));
  await user.upload(screen.getByLabelText('Picture'), new File(['x'], 'a.png', { type: 'image/png' }));
  await arrive();
  const all = {
    text: 'nursing',
    email: 'asha@example.com',
    country: 'nz',
    level: 'master',
    agreed: true,
    files: 1,
  };
  await waitFor(() => expect(known()).toEqual(all));
  expect(screen.getByLabelText('Course')).toHaveValue('nursing');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  expect(screen.getByLabelText('Note')).toHaveValue('as it was, and more');
  expect(screen.getByLabelText('master')).toBeChecked();
  expect(screen.getByLabelText('any')).not.toBeChecked();

  await user.type(screen.getByLabelText('Course'), ' abroad');
  await user.click(screen.getByLabelText('Agree'));
  expect(known()).toEqual({ ...all, text: 'nursing abroad', agreed: false });
});

test('the caret stays where it was, also in a field that a form library emptied', async () => {
  const user = userEvent.setup();
  const { arrive } = await showServerHtml();
  const course = screen.getByLabelText<HTMLInputElement>('Course');
  await user.type(course, 'nursig');
  await user.type(course, 'n', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  await arrive();
  await waitFor(() => expect(known().text).toBe('nursing'));
  expect(course).toHaveFocus();
  expect(course.selectionStart).toBe(6);
});

test('what the browser restored or was typed before any script ran counts as well', async () => {
  const { arrive } = await showServerHtml((box) => {
    (box.querySelector('[aria-label=Course]') as HTMLInputElement).value = 'restored';
    (box.querySelector('[aria-label=Agree]') as HTMLInputElement).checked = true;
  });
  await arrive();
  await waitFor(() => expect(known()).toMatchObject({ text: 'restored', agreed: true, country: 'all' }));
});

describe('what the first script kept', () => {
  const keep = (element: HTMLElement) => {
    const tap = { element, repeat: jest.fn(), end: jest.fn() };
    window.earlyTaps = { last: tap, isInteractive: () => false };
    return tap;
  };
  afterEach(() => {
    window.earlyTaps = undefined;
  });

  test('is repeated once the code that answers it is there, after what was entered', async () => {
    const user = userEvent.setup();
    let tap = {} as ReturnType<typeof keep>;
    const seen: string[] = [];
    const { arrive } = await showServerHtml((box) => {
      tap = keep(box.querySelector('form') as HTMLElement);
      tap.repeat.mockImplementation(() => seen.push(known().text));
    });
    await user.type(screen.getByLabelText('Course'), 'nursing');
    expect(window.earlyTaps?.isInteractive(screen.getByLabelText('Course'))).toBe(false);
    await arrive();
    await waitFor(() => expect(seen).toEqual(['nursing']));
    expect(tap.end).toHaveBeenCalledTimes(1);
    expect(window.earlyTaps?.isInteractive(screen.getByLabelText('Course'))).toBe(true);
  });

  test('waits for its own area', async () => {
    let elsewhere = {} as ReturnType<typeof keep>;
    const first = await showServerHtml((box) => {
      elsewhere = keep(box.appendChild(document.createElement('button')));
    });
    await first.arrive();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(elsewhere.repeat).not.toHaveBeenCalled();
  });
});

test('an area that the browser itself renders later waits for nothing', async () => {
  window.earlyTaps = { last: null, isInteractive: () => false };
  const { arrive } = await showServerHtml();
  await arrive();
  const later = document.body.appendChild(document.createElement('div'));
  const loaded = Object.assign(Promise.resolve(Form), { status: 'fulfilled', value: Form });
  const view = render(
    <EarlyInputContext value={watchEarlyInput(later)}>
      <Page promise={loaded as never} />
    </EarlyInputContext>,
    { container: later },
  );
  const course = view.getByLabelText('Course');
  expect(window.earlyTaps.isInteractive(course)).toBe(true);
  await userEvent.type(course, 'law');
  expect(course).toHaveValue('law');
  window.earlyTaps = undefined;
});

test('what was typed and taken back leaves nothing', async () => {
  const user = userEvent.setup();
  const { arrive } = await showServerHtml();
  await user.type(screen.getByLabelText('Course'), 'nursing');
  await user.clear(screen.getByLabelText('Course'));
  await user.click(screen.getByLabelText('master'));
  await user.click(screen.getByLabelText('any'));
  await user.click(screen.getByLabelText('Agree'));
  await user.click(screen.getByLabelText('Agree'));
  await arrive();
  expect(known()).toMatchObject({ text: '', agreed: false, level: 'any' });
  expect(screen.getByLabelText('any')).toBeChecked();
  expect(screen.getByLabelText('Agree')).not.toBeChecked();
});
