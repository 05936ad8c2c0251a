import { act, configure, fireEvent, getConfig, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, use, useRef, useState } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EarlyInputContext, EarlyInputReplay, ErrorBoundary } from 'shared-shell/host';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { discardAnsweredActions } from './early-actions.ts';
import { watchEarlyInput } from './early-input.ts';

const setInitialValue = (element: HTMLInputElement | null) => {
  if (element) element.value = '';
};

/** Controlled fields, and one like those of form libraries that set initial values by ref. */
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

/** The page's area as the host renders it; after a failure the button tries again. */
function Page({ promise }: { promise: Promise<ComponentType> }) {
  const area = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const failure = (
    <>
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Retry
      </button>
      <EarlyInputReplay area={area} />
    </>
  );
  return (
    <div ref={area} data-remote="mfe-a">
      <ErrorBoundary key={attempt} fallback={failure} onError={() => {}}>
        <Suspense>
          <Code promise={promise} />
          <EarlyInputReplay area={area} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

// What `userEvent` enters before the code arrives is the browser's alone: a synchronous `act` would begin to hydrate what
// still waits, of which React warns.
const { eventWrapper } = getConfig();
configure({
  eventWrapper: (dispatch) =>
    (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT
      ? eventWrapper(dispatch)
      : dispatch(),
});

let root: Root | undefined;
afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  act(() => root?.unmount());
  document.body.innerHTML = '';
});

/** The code of an area as a promise that React need not wait for. */
const loaded = (code: ComponentType) =>
  Object.assign(Promise.resolve(code), { status: 'fulfilled', value: code }) as Promise<ComponentType>;

/** Puts the server's HTML of a page into the document. */
function showHtml(code: ComponentType) {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(<Page promise={loaded(code)} />);
  return box;
}

/** Begins to hydrate that HTML; the area follows when its code is there. */
function hydrate(box: HTMLElement, promise: Promise<ComponentType>, options?: HydrationOptions) {
  const earlyInput = watchEarlyInput(box);
  root = hydrateRoot(
    box,
    <EarlyInputContext value={earlyInput}>
      <Page promise={promise} />
    </EarlyInputContext>,
    options,
  );
}

/** Puts the server's HTML into the document and hydrates it; `loadCode` then resolves the code of the area. */
async function showServerHtml(
  early: (box: HTMLElement) => void = () => {},
  CodeInBrowser: ComponentType = Form,
) {
  const code = Promise.withResolvers<ComponentType>();
  const box = showHtml(Form);
  early(box);
  await act(async () =>
    hydrate(box, code.promise, CodeInBrowser === Form ? {} : { onRecoverableError: () => {} }),
  );
  return { loadCode: () => act(async () => code.resolve(CodeInBrowser)) };
}

const shownState = () => JSON.parse(document.querySelector('form p')?.textContent ?? '');

test('text, choices, ticks and files entered before hydration reach the code of the area', async () => {
  const user = userEvent.setup();
  const { loadCode } = await showServerHtml();
  await user.type(screen.getByLabelText('Course'), 'nursing');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Note'), ', and more');
  await user.selectOptions(screen.getByLabelText('Country'), 'nz');
  await user.click(screen.getByLabelText('master'));
  await user.click(screen.getByLabelText('Agree'));
  await user.upload(screen.getByLabelText('Picture'), new File(['x'], 'a.png', { type: 'image/png' }));
  await loadCode();
  const all = {
    text: 'nursing',
    email: 'asha@example.com',
    country: 'nz',
    level: 'master',
    agreed: true,
    files: 1,
  };
  await waitFor(() => expect(shownState()).toEqual(all));
  expect(screen.getByLabelText('Course')).toHaveValue('nursing');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  expect(screen.getByLabelText('Note')).toHaveValue('as it was, and more');
  expect(screen.getByLabelText('master')).toBeChecked();
  expect(screen.getByLabelText('any')).not.toBeChecked();

  await user.type(screen.getByLabelText('Course'), ' abroad');
  await user.click(screen.getByLabelText('Agree'));
  expect(shownState()).toEqual({ ...all, text: 'nursing abroad', agreed: false });
});

const ticks = createStore(() => ({ isTicked: false }));
const Box = () => (
  <input
    type="checkbox"
    aria-label="Done"
    checked={useStore(ticks, ({ isTicked }) => isTicked)}
    onChange={({ target }) => ticks.setState({ isTicked: target.checked })}
  />
);

test('a tick that a store keeps is shown all the time', async () => {
  const code = Promise.withResolvers<ComponentType>();
  const box = showHtml(Box);
  screen.getByLabelText<HTMLInputElement>('Done').checked = true;
  await act(async () => hydrate(box, code.promise));
  const ticked: boolean[] = [];
  box.addEventListener('input', ({ target }) => ticked.push((target as HTMLInputElement).checked));
  // Within `act`, React would run all effects at once anyway.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  code.resolve(Box);
  await waitFor(() => expect(ticked).toHaveLength(1));
  expect([ticked, ticks.getState()]).toEqual([[true], { isTicked: true }]);
  expect(screen.getByLabelText('Done')).toBeChecked();
});

let isBroken = false;

function BreakableForm() {
  if (isBroken) throw new Error('broken');
  return <Form />;
}

describe('code that throws while rendering', () => {
  beforeEach(() => {
    isBroken = true;
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  const fillAndFail = async () => {
    const user = userEvent.setup();
    const { loadCode } = await showServerHtml(() => {}, BreakableForm);
    await user.type(screen.getByLabelText('Course'), 'nursing');
    await user.type(screen.getByLabelText('Note'), ', and more');
    await user.selectOptions(screen.getByLabelText('Country'), 'nz');
    await user.click(screen.getByLabelText('master'));
    await user.click(screen.getByLabelText('Agree'));
    await loadCode();
    const retry = async () => user.click(await screen.findByRole('button', { name: 'Retry' }));
    await retry();
    return { retry };
  };

  test('what was entered before is entered again when the area is rendered in the end', async () => {
    const { retry } = await fillAndFail();
    isBroken = false;
    await retry();
    await waitFor(() =>
      expect(shownState()).toMatchObject({ text: 'nursing', country: 'nz', level: 'master', agreed: true }),
    );
    expect(screen.getByLabelText('Note')).toHaveValue('as it was, and more');
  });

  test('what was entered is not entered into another page in the same area', async () => {
    const { retry } = await fillAndFail();
    history.replaceState(null, '', '/another');
    isBroken = false;
    await retry();
    await screen.findByLabelText('Course');
    expect(shownState()).toMatchObject({ text: '', country: 'all', agreed: false });
  });
});

test('the caret keeps its position, also in a field that a form library emptied', async () => {
  const user = userEvent.setup();
  const { loadCode } = await showServerHtml();
  const course = screen.getByLabelText<HTMLInputElement>('Course');
  await user.type(course, 'nursig');
  await user.type(course, 'n', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  await loadCode();
  await waitFor(() => expect(shownState().text).toBe('nursing'));
  expect(course).toHaveFocus();
  expect(course.selectionStart).toBe(6);
});

describe('a word that an input method composes', () => {
  const prototype = HTMLInputElement.prototype;
  const property = Object.getOwnPropertyDescriptor(prototype, 'value') as PropertyDescriptor;
  /** The texts to which code sets fields. */
  let texts: string[];
  beforeEach(() => {
    texts = [];
    const set = function (this: HTMLInputElement, text: string) {
      texts.push(text);
      property.set?.call(this, text);
    };
    Object.defineProperty(prototype, 'value', { ...property, set });
    window.earlyActions = { waiting: [], composed: null, isInteractive: () => false, keepToggles: () => {} };
  });
  afterEach(() => {
    Object.defineProperty(prototype, 'value', property);
    window.earlyActions = undefined;
  });
  /** As a keyboard does, which sets no property. */
  const compose = (field: HTMLElement, word: string) => {
    fireEvent.compositionStart(field);
    property.set?.call(field, word);
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
  };

  for (const [label, name] of [
    ['Course', 'text'],
    ['Email', 'email'],
  ] as const)
    test(`is taken over without being set: ${label}`, async () => {
      const { loadCode } = await showServerHtml();
      const field = screen.getByLabelText(label);
      compose(field, 'nurs');
      await loadCode();
      await waitFor(() => expect(shownState()[name]).toBe('nurs'));
      expect(texts).not.toContain('nurs');
      expect(field).toHaveValue('nurs');
      property.set?.call(field, 'nursi');
      fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
      expect(shownState()[name]).toBe('nursi');
      expect(field).toHaveValue('nursi');
    });

  test('is taken over without being set when it was begun before the shell ran', async () => {
    const { loadCode } = await showServerHtml((box) => {
      const field = box.querySelector('[aria-label=Course]') as HTMLInputElement;
      property.set?.call(field, 'nurs');
      if (window.earlyActions) window.earlyActions.composed = field;
    });
    await loadCode();
    await waitFor(() => expect(shownState().text).toBe('nurs'));
    expect(texts).not.toContain('nurs');
  });

  test('does not keep the field from being set once it has ended, or the code has taken over', async () => {
    const { loadCode } = await showServerHtml();
    const field = screen.getByLabelText('Course') as HTMLInputElement;
    compose(field, 'nurs');
    fireEvent.compositionEnd(field);
    field.value = 'law';
    expect(field).toHaveValue('law');
    compose(field, 'nurs');
    await loadCode();
    await waitFor(() => expect(shownState().text).toBe('nurs'));
    fireEvent.change(field, { target: { value: '' } });
    expect(field).toHaveValue('');
    expect(shownState().text).toBe('');
  });
});

test('what was entered and pressed is done again where React renders the whole page anew', async () => {
  const user = userEvent.setup();
  const code = Promise.withResolvers<ComponentType>();
  const box = showHtml(Form);
  // As a translator or an extension of the browser changes the page.
  box.firstElementChild?.prepend(document.createElement('font'));
  const replaced = screen.getByLabelText('Agree');
  const repeat = jest.fn();
  window.earlyActions = {
    waiting: [
      {
        event: new Event('click'),
        element: box.querySelector('form') as HTMLElement,
        repeat,
        discard: jest.fn(),
      },
    ],
    composed: null,
    isInteractive: () => false,
    keepToggles: () => {},
  };
  const earlyInput = watchEarlyInput(box);
  await user.type(screen.getByLabelText('Course'), 'nursing');
  await user.click(replaced);
  await act(async () => {
    root = hydrateRoot(
      box,
      <EarlyInputContext value={earlyInput}>
        <Page promise={code.promise} />
      </EarlyInputContext>,
      { onRecoverableError: () => earlyInput.replayReplaced() },
    );
  });
  await act(async () => code.resolve(Form));
  await waitFor(() => expect(shownState()).toMatchObject({ text: 'nursing', agreed: true }));
  expect(screen.getByLabelText('Agree')).not.toBe(replaced);
  await waitFor(() => expect(repeat).toHaveBeenCalledWith(document.querySelector('form')));
  window.earlyActions = undefined;
});

test('values restored by the browser or typed before any script ran are replayed as well', async () => {
  const { loadCode } = await showServerHtml((box) => {
    (box.querySelector('[aria-label=Course]') as HTMLInputElement).value = 'restored';
    (box.querySelector('[aria-label=Agree]') as HTMLInputElement).checked = true;
  });
  await loadCode();
  await waitFor(() => expect(shownState()).toMatchObject({ text: 'restored', agreed: true, country: 'all' }));
});

describe('the action recorded by the first script', () => {
  const recordAction = (element: HTMLElement) => {
    const action = { event: new Event('click'), element, repeat: jest.fn(), discard: jest.fn() };
    window.earlyActions = {
      waiting: [action],
      composed: null,
      isInteractive: () => false,
      keepToggles: () => {},
    };
    return action;
  };
  afterEach(() => {
    window.earlyActions = undefined;
  });

  test('is repeated after hydration, once the entered values are rendered', async () => {
    const user = userEvent.setup();
    let action = {} as ReturnType<typeof recordAction>;
    const seen: string[] = [];
    const { loadCode } = await showServerHtml((box) => {
      action = recordAction(box.querySelector('form') as HTMLElement);
      action.repeat.mockImplementation(() => seen.push(shownState().text));
    });
    await user.type(screen.getByLabelText('Course'), 'nursing');
    expect(window.earlyActions?.isInteractive(screen.getByLabelText('Course'))).toBe(false);
    await loadCode();
    await waitFor(() => expect(seen).toEqual(['nursing']));
    expect(action.discard).toHaveBeenCalledTimes(1);
    expect(window.earlyActions?.isInteractive(screen.getByLabelText('Course'))).toBe(true);
  });

  test('is not repeated when another area hydrates', async () => {
    let elsewhere = {} as ReturnType<typeof recordAction>;
    const first = await showServerHtml((box) => {
      elsewhere = recordAction(box.appendChild(document.createElement('button')));
    });
    await first.loadCode();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(elsewhere.repeat).not.toHaveBeenCalled();
  });
});

const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('a click by which the area is hydrated', () => {
  const showLoadedForm = () => hydrate(showHtml(Form), loaded(Form));

  test('ticks a box', async () => {
    showLoadedForm();
    fireEvent.click(screen.getByLabelText('Agree'));
    await later();
    expect(shownState().agreed).toBe(true);
    expect(screen.getByLabelText('Agree')).toBeChecked();
    fireEvent.click(screen.getByLabelText('Agree'));
    await later();
    expect(shownState().agreed).toBe(false);
  });

  test('chooses a radio button', async () => {
    showLoadedForm();
    fireEvent.click(screen.getByLabelText('master'));
    await later();
    expect(shownState().level).toBe('master');
    expect(screen.getByLabelText('master')).toBeChecked();
    expect(screen.getByLabelText('any')).not.toBeChecked();
  });
});

const presses = jest.fn();
const Button = () => (
  <button type="button" onClick={presses}>
    Save
  </button>
);

const Buttons = () =>
  ['law', 'nursing'].map((name) => (
    <button key={name} type="button" onClick={() => presses(name)}>
      {name}
    </button>
  ));

describe('a press before the code has taken its area over', () => {
  /** Keeps presses of a button as the first script does. */
  const recordPress = (event: Event) => {
    const actions = window.earlyActions;
    const button = event.target as HTMLElement;
    if (!actions || actions.isInteractive(button)) return;
    const action = {
      event,
      element: button,
      repeat: (successor = button) => successor.click(),
      discard: () => {
        actions.waiting = actions.waiting.filter((other) => other !== action);
      },
    };
    actions.waiting.push(action);
  };
  beforeEach(() => {
    presses.mockReset();
    window.earlyActions = { waiting: [], composed: null, isInteractive: () => false, keepToggles: () => {} };
    addEventListener('click', recordPress, true);
  });
  afterEach(() => {
    removeEventListener('click', recordPress, true);
    window.earlyActions = undefined;
  });

  const showButton = (code: Promise<ComponentType>) => {
    const box = showHtml(Button);
    hydrate(box, code);
    discardAnsweredActions(box);
    return screen.getByRole('button', { name: 'Save' });
  };

  test('is answered once when the press itself hydrates the area', async () => {
    const button = showButton(loaded(Button));
    fireEvent.click(button);
    expect(presses).toHaveBeenCalledTimes(1);
    expect(window.earlyActions?.waiting).toEqual([]);
    await later();
    expect(presses).toHaveBeenCalledTimes(1);
  });

  test('is answered once when the code comes after the press', async () => {
    const code = Promise.withResolvers<ComponentType>();
    const button = await act(async () => showButton(code.promise));
    await act(async () => button.click());
    expect(presses).not.toHaveBeenCalled();
    expect(window.earlyActions?.waiting).toHaveLength(1);
    await act(async () => code.resolve(Button));
    await later();
    expect(presses).toHaveBeenCalledTimes(1);
    expect(window.earlyActions?.waiting).toEqual([]);
  });

  test('is answered for each of several buttons when the code comes', async () => {
    const code = Promise.withResolvers<ComponentType>();
    const box = showHtml(Buttons);
    await act(async () => hydrate(box, code.promise));
    discardAnsweredActions(box);
    for (const name of ['nursing', 'law'])
      await act(async () => screen.getByRole('button', { name }).click());
    await act(async () => code.resolve(Buttons));
    await later();
    expect(presses.mock.calls).toEqual([['nursing'], ['law']]);
    expect(window.earlyActions?.waiting).toEqual([]);
  });

  test('is not forgotten for the clicks by which entered values are replayed', async () => {
    const code = Promise.withResolvers<ComponentType>();
    const button = await act(async () => showButton(code.promise));
    await act(async () => button.click());
    const area = button.closest('[data-remote]') as HTMLElement;
    Object.assign(window.earlyActions ?? {}, { isInteractive: () => true });
    await act(async () => area.click());
    expect(window.earlyActions?.waiting[0]?.element).toBe(button);
  });
});

test('an area that the browser renders itself is interactive at once', async () => {
  window.earlyActions = { waiting: [], composed: null, isInteractive: () => false, keepToggles: () => {} };
  const { loadCode } = await showServerHtml();
  await loadCode();
  const later = document.body.appendChild(document.createElement('div'));
  const view = render(
    <EarlyInputContext value={watchEarlyInput(later)}>
      <Page promise={loaded(Form)} />
    </EarlyInputContext>,
    { container: later },
  );
  const course = view.getByLabelText('Course');
  expect(window.earlyActions?.isInteractive(course)).toBe(true);
  await userEvent.type(course, 'law');
  expect(course).toHaveValue('law');
  window.earlyActions = undefined;
});

test('input that was undone before hydration is not replayed', async () => {
  const user = userEvent.setup();
  const { loadCode } = await showServerHtml();
  await user.type(screen.getByLabelText('Course'), 'nursing');
  await user.clear(screen.getByLabelText('Course'));
  await user.click(screen.getByLabelText('master'));
  await user.click(screen.getByLabelText('any'));
  await user.click(screen.getByLabelText('Agree'));
  await user.click(screen.getByLabelText('Agree'));
  await loadCode();
  expect(shownState()).toMatchObject({ text: '', agreed: false, level: 'any' });
  expect(screen.getByLabelText('any')).toBeChecked();
  expect(screen.getByLabelText('Agree')).not.toBeChecked();
});
