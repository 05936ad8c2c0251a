// biome-ignore-all lint/correctness/noComponentHookFactories: each test renders a page of its own.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { courseListQuery, useQuery } from 'shared-api';
import { type FakeCall, fakeApi } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { Link, useApi } from 'shared-shell';
import { toFilters } from '../../search/search-address.ts';
import { aCourse } from '../../testing/courses.ts';
import { TextSearch } from './text-search.tsx';
import { type SearchState, useSearchState } from './use-search-state.ts';

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search by text' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

describe('the text box', () => {
  /** A page with a slow list: the typed text is applied once the list for it is ready. */
  function show() {
    const typed: string[] = [];
    const ready = new Set(['']);
    let isEveryReady = false;
    const waiting = new Map<string, PromiseWithResolvers<void>>();
    const listFor = (value: string) => {
      const list = waiting.get(value) ?? Promise.withResolvers<void>();
      waiting.set(value, list);
      return list;
    };
    const List = ({ value }: { value: string }) => {
      if (!isEveryReady && !ready.has(value)) use(listFor(value).promise);
      return <output>{value}</output>;
    };
    let change: (value: string) => void = () => {};
    function Page() {
      const [value, setValue] = useState('');
      change = setValue;
      const onChange = (text: string) => {
        typed.push(text);
        setValue(text);
      };
      return (
        <Suspense>
          <TextSearch value={value} onChange={onChange} />
          <List value={value} />
        </Suspense>
      );
    }
    renderWithHost(<Page />);
    return {
      typed,
      /** Marks the list for a text as ready. */
      finish: (value: string) => {
        ready.add(value);
        listFor(value).resolve();
      },
      finishAll: () => {
        isEveryReady = true;
      },
      change: (value: string) => act(async () => change(value)),
      listed: () => screen.getByRole('status').textContent,
    };
  }
  const settle = () => act(async () => {});
  /** Awaited, because the list suspends. */
  const typeOn = (text: string) => act(async () => void type(text));

  it('shows each letter immediately, even when the list is slow', async () => {
    const page = show();
    await settle();
    for (const text of ['n', 'nu', 'nur', 'nurs']) {
      await typeOn(text);
      expect(box()).toHaveValue(text);
      expect(page.listed()).toBe('');
    }
    expect(page.typed).toEqual(['n', 'nu', 'nur', 'nurs']);
    await act(async () => page.finish('nurs'));
    expect(page.listed()).toBe('nurs');
    expect(box()).toHaveValue('nurs');
  });

  describe('with effects after paint, as in a browser', () => {
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    beforeEach(() => {
      environment.IS_REACT_ACT_ENVIRONMENT = false;
    });
    afterEach(() => {
      environment.IS_REACT_ACT_ENVIRONMENT = true;
    });
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const press = (text: string) => {
      const input = box();
      setValue.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };

    it('loses no letter typed while a list appears', async () => {
      const page = show();
      page.finishAll();
      const list = screen.getByRole('status');
      const letters = [...'abcdefghijklmnopqrst'];
      const next = () => {
        const letter = letters.shift();
        if (letter) press(box().value + letter);
      };
      // Runs after the list has changed in the DOM and before the effects of that change.
      const observer = new MutationObserver(next);
      observer.observe(list, { characterData: true, childList: true, subtree: true });
      next();
      await waitFor(() => expect(page.listed()).toHaveLength(20), { timeout: 5_000 });
      observer.disconnect();
      expect(page.listed()).toBe('abcdefghijklmnopqrst');
      expect(box()).toHaveValue('abcdefghijklmnopqrst');
    });
  });

  it('shows values from elsewhere: Back, a chip, Reset', async () => {
    const page = show();
    await settle();
    await typeOn('law');
    page.finish('law');
    await waitFor(() => expect(page.listed()).toBe('law'));
    await page.change('');
    expect(box()).toHaveValue('');
    page.finish('nursing');
    await page.change('nursing');
    expect(box()).toHaveValue('nursing');
    expect(page.typed).toEqual(['law']);
  });

  it('applies Reset while typed letters are still pending', async () => {
    const page = show();
    await settle();
    await typeOn('law');
    page.finish('other');
    await page.change('other');
    expect(box()).toHaveValue('other');
    expect(page.listed()).toBe('other');
  });
});

describe('the search in the address', () => {
  function show(route = '/course-search', answer: (call: FakeCall) => unknown = () => ({ results: [] })) {
    const { api, calls } = fakeApi({ 'GET /api/app/course-list/': answer });
    const seen = { state: null as unknown as SearchState };
    function Page() {
      const state = useSearchState();
      seen.state = state;
      const { data } = useQuery(courseListQuery(useApi(), toFilters(state.search)));
      return (
        <>
          <TextSearch value={state.search.search} onChange={state.setText} />
          <Link to="/course-search?search=elsewhere">a link</Link>
          <ul>
            {data?.results.map(({ id, course_name }) => (
              <li key={id}>{course_name}</li>
            ))}
          </ul>
        </>
      );
    }
    let leave: () => void = () => {};
    function Site() {
      const [isThere, setIsThere] = useState(true);
      leave = () => setIsThere(false);
      return isThere && <Page />;
    }
    return { ...renderWithHost(<Site />, { api, route }), calls, seen, leave: () => act(() => leave()) };
  }

  it('keeps a text and a filter that were both entered before the next render', async () => {
    const view = show();
    const { state } = view.seen;
    act(() => {
      state.setText('nurs');
      state.setFilter({ country: [1] });
      state.setText('nursing');
      state.setFilter({ interest: 2 });
    });
    expect(view.seen.state.search).toMatchObject({ search: 'nursing', country: [1], interest: 2 });
    expect(view.location().search).toBe('?search=nursing&interest=2&country=1');
    expect(box()).toHaveValue('nursing');
  });

  it('updates the address after the debounce, and not after leaving the page', async () => {
    jest.useFakeTimers();
    try {
      const view = show();
      for (const text of ['l', 'la', 'law']) {
        type(text);
        act(() => jest.advanceTimersByTime(250));
        expect(view.location().search).toBe('');
      }
      act(() => jest.advanceTimersByTime(60));
      expect(view.location().search).toBe('?search=law');
      type('lawn');
      view.leave();
      act(() => jest.advanceTimersByTime(1_000));
      expect(view.location().search).toBe('?search=law');
    } finally {
      jest.useRealTimers();
    }
  });

  it('follows a link while an address change is still pending', async () => {
    jest.useFakeTimers();
    try {
      const view = show();
      type('law');
      fireEvent.click(screen.getByRole('link'));
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(view.location().search).toBe('?search=elsewhere');
      expect(box()).toHaveValue('elsewhere');
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows only the answer to the last of 200 fast keystrokes, whichever arrives last', async () => {
    const answers = new Map<string, (value: unknown) => void>();
    const view = show('/course-search', ({ query }) => {
      const text = query.get('search');
      return text ? new Promise((resolve) => answers.set(text, resolve)) : { results: [] };
    });
    const texts = Array.from({ length: 200 }, (_, index) => 'x'.repeat(index + 1));
    for (const text of texts) type(text);
    await waitFor(() => expect(answers.size).toBe(200));
    const answer = (text: string) =>
      act(async () => answers.get(text)?.({ results: [aCourse({ course_name: `${text.length} letters` })] }));
    await answer(texts[199]!);
    for (const text of texts) await answer(text);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['200 letters']);
    expect(box()).toHaveValue(texts[199]);
    expect(
      view.calls.filter(({ signal }) => !signal.aborted).map(({ query }) => query.get('search')),
    ).toEqual([texts[199]]);
    await waitFor(() => expect(view.location().search).toBe(`?search=${texts[199]}`));
  });
});
