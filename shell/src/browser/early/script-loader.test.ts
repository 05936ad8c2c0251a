import { createScriptLoader } from './script-loader.ts';

const code = {
  entry: { href: '/main.js', integrity: 'sha384-main' },
  scripts: [{ href: '/react.js', integrity: 'sha384-react' }, { href: '/bootstrap.js' }],
};

/** Requested addresses in their order. */
const requested = () =>
  [...document.head.querySelectorAll('link[rel="preload"], script')].map((one) =>
    one.getAttribute(one.localName === 'link' ? 'href' : 'src'),
  );

const fileOf = (address: string) =>
  document.head.querySelector(`[href="${address}"], [src="${address}"]`) as HTMLElement;
const end = (address: string, type: 'load' | 'error' = 'load') =>
  fileOf(address).dispatchEvent(new Event(type));

beforeEach(() => {
  document.head.replaceChildren();
  Object.assign(window, {
    requestIdleCallback: (run: (deadline: object) => void) => run({ timeRemaining: () => 50 }),
  });
});

test('the shell is requested once, with its hashes; only its entry runs', () => {
  const loader = createScriptLoader(code);
  loader.start();
  loader.start();
  expect(requested()).toEqual(['/react.js', '/bootstrap.js', '/main.js']);
  expect((fileOf('/react.js') as HTMLLinkElement).integrity).toBe('sha384-react');
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  expect(document.head.querySelector('script')?.integrity).toBe('sha384-main');
});

test.each([
  ['two of its files have arrived', ['/react.js', '/bootstrap.js']],
  ['its entry and one more have', ['/main.js', '/react.js']],
])('scripts of areas are requested when only one file of the shell is outstanding: %s', (_case, files) => {
  const loader = createScriptLoader(code);
  loader.preload([{ href: '/page.js' }]);
  loader.start();
  end(files[0] as string);
  loader.preload([{ href: '/widget.js' }]);
  expect(requested()).toHaveLength(3);
  end(files[1] as string);
  expect(requested().slice(3)).toEqual(['/page.js', '/widget.js']);
  loader.preload([{ href: '/later.js' }]);
  expect(requested().slice(5)).toEqual(['/later.js']);
});

test('a file of the shell that fails does not keep those of areas back', () => {
  const loader = createScriptLoader(code);
  loader.start();
  loader.preload([{ href: '/page.js' }]);
  end('/react.js', 'error');
  end('/bootstrap.js');
  expect(requested()).toContain('/page.js');
});

test('after a failure of the entry the next call requests it at another address', () => {
  const loader = createScriptLoader(code);
  loader.start();
  end('/main.js', 'error');
  loader.start();
  loader.start();
  expect(requested()).toEqual(['/react.js', '/bootstrap.js', '/main.js', '/main.js?retry=1']);
});

test('each failure of the entry is told, and the next start tries again', () => {
  const onFailure = jest.fn();
  const loader = createScriptLoader(code, onFailure);
  loader.start();
  expect(onFailure).not.toHaveBeenCalled();
  end('/main.js', 'error');
  loader.start();
  expect(requested()).toContain('/main.js?retry=1');
  end('/main.js?retry=1', 'error');
  expect(onFailure).toHaveBeenCalledTimes(2);
});

describe('without another call', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('an entry that failed is requested again after a second, then after longer pauses, a few times', () => {
    const loader = createScriptLoader(code);
    loader.start();
    end('/main.js', 'error');
    jest.advanceTimersByTime(999);
    expect(requested()).not.toContain('/main.js?retry=1');
    jest.advanceTimersByTime(1);
    for (let failure = 1; failure <= 6; failure++) {
      if (requested().includes(`/main.js?retry=${failure}`)) end(`/main.js?retry=${failure}`, 'error');
      jest.advanceTimersByTime(60_000);
    }
    expect(requested().slice(3)).toEqual([1, 2, 3, 4, 5].map((failure) => `/main.js?retry=${failure}`));
    dispatchEvent(new Event('online'));
    jest.advanceTimersByTime(1_000);
    expect(requested()).toContain('/main.js?retry=6');
    end('/main.js?retry=6');
  });

  test('it is requested again when the network is back, and no more once it has arrived', () => {
    const loader = createScriptLoader(code);
    loader.start();
    end('/main.js', 'error');
    dispatchEvent(new Event('online'));
    jest.advanceTimersByTime(1_000);
    expect(requested()).toContain('/main.js?retry=1');
    end('/main.js?retry=1');
    jest.advanceTimersByTime(60_000);
    dispatchEvent(new Event('online'));
    expect(requested()).toHaveLength(4);
  });
});
