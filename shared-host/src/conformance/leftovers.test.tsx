import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { recordLeftovers } from './leftovers.ts';

const nothing = () => undefined;

function Page({ effect }: { effect: () => (() => void) | undefined }) {
  useEffect(() => effect(), [effect]);
  return null;
}

// React's own listener, once for all pages.
beforeAll(() => render(<p />).unmount());

/** What stays of a component with this effect when it is gone. */
function leftoversOf(effect: () => (() => void) | undefined): string[] {
  const leftovers = recordLeftovers();
  render(<Page effect={effect} />).unmount();
  return leftovers.stop();
}

test.each<[string, () => (() => void) | undefined, RegExp[]]>([
  [
    'a timer and listeners that go on',
    () => {
      setInterval(nothing, 60_000);
      window.addEventListener('resize', nothing);
      document.addEventListener('keydown', nothing, true);
      return undefined;
    },
    [
      /^setInterval at src\/conformance\/leftovers\.test\.tsx:\d+:\d+\. End it in what the effect returns\.$/,
      /^addEventListener\('resize'\) of window at src/,
      /^addEventListener\('keydown'\) of document at src/,
    ],
  ],
  [
    'a listener that is removed for the other phase',
    () => {
      document.addEventListener('keydown', nothing, true);
      return () => document.removeEventListener('keydown', nothing);
    },
    [/^addEventListener\('keydown'\) of document/],
  ],
  [
    'nothing of what is ended, in each way',
    () => {
      const timer = setInterval(nothing, 60_000);
      window.addEventListener('scroll', nothing, { passive: true });
      document.addEventListener('keydown', nothing, { capture: true });
      document.addEventListener('click', nothing, { once: true });
      return () => {
        clearInterval(timer);
        window.removeEventListener('scroll', nothing);
        document.removeEventListener('keydown', nothing, true);
      };
    },
    [],
  ],
])('%s is found when the page is left', (_case, effect, found) => {
  expect(leftoversOf(effect)).toEqual(found.map((text) => expect.stringMatching(text)));
});
