import { act, render } from '@testing-library/react';
import { Reveal } from './reveal.tsx';

let seen: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => {};
const observed: Element[] = [];
const animate = jest.fn();

beforeEach(() => {
  observed.length = 0;
  jest.clearAllMocks();
  Element.prototype.animate = animate;
  window.IntersectionObserver = class {
    constructor(callback: typeof seen) {
      seen = callback;
    }
    observe(target: Element) {
      observed.push(target);
    }
    unobserve(target: Element) {
      observed.splice(observed.indexOf(target), 1);
    }
    disconnect() {}
  } as never;
});
const show = (reduced: boolean) => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as never);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: Number(this.getAttribute('data-top')) } as DOMRect;
  });
  return render(
    <Reveal>
      <section data-top="100">first</section>
      <section data-top="3000">second</section>
    </Reveal>,
  );
};

test('a section below the first screen is animated once, in 1000 ms (CONST-9)', () => {
  show(false);
  expect(observed.map(({ textContent }) => textContent)).toEqual(['second']);
  const [target] = observed as [Element];
  act(() => seen([{ isIntersecting: true, target }]));
  expect(animate).toHaveBeenCalledTimes(1);
  expect(animate.mock.calls[0]?.[1]).toMatchObject({ duration: 1000 });
  expect(observed).toEqual([]);
});

test('under reduced motion there is no animation', () => {
  show(true);
  expect(observed).toEqual([]);
});
