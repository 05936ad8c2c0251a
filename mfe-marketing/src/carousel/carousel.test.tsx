import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { servicesCarousel } from '../pages/home/services-section.tsx';
import { testimonialsCarousel } from '../testimonials/testimonials-section.tsx';
import { Carousel } from './carousel.tsx';
import type { CarouselEngine } from './engine.ts';

const engine: jest.Mocked<CarouselEngine> = {
  goTo: jest.fn(),
  next: jest.fn(),
  previous: jest.fn(),
  play: jest.fn(),
  pause: jest.fn(),
  destroy: jest.fn(),
};
let moveTo: (index: number) => void = () => {};
jest.mock('./engine.ts', () => ({
  startEngine: (_element: HTMLElement, _options: object, onActive: (index: number) => void) => {
    moveTo = onActive;
    return engine;
  },
}));

const reduceMotion = (reduced: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches: reduced, addEventListener() {}, removeEventListener() {} } as never);

beforeEach(() => {
  jest.clearAllMocks();
  reduceMotion(false);
  window.IntersectionObserver = class {
    seen: (entries: { isIntersecting: boolean }[]) => void;
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      this.seen = seen;
    }
    observe() {
      this.seen([{ isIntersecting: true }]);
    }
    disconnect() {}
  } as never;
});

const slides = ['One', 'Two', 'Three', 'Four'].map((name) => ({
  key: name,
  name,
  content: <a href="/">{name}</a>,
}));
const show = async (props: { stopsOnInteraction?: boolean; copies?: boolean } = {}) => {
  const view = render(
    <Carousel
      label="Things"
      what="things"
      slides={slides}
      options={{}}
      stopsOnInteraction={false}
      arrows
      {...props}
    />,
  );
  await act(async () => {});
  await act(async () => {});
  return view;
};
const isPlaying = () => {
  const last = (mock: jest.MockInstance<void, []>) => mock.mock.invocationCallOrder.at(-1) ?? 0;
  return last(engine.play) > last(engine.pause);
};
const viewport = () => screen.getAllByRole('list')[0]!.parentElement as HTMLElement;

describe('constants of CONST-5 and CONST-7', () => {
  test('services: 2500 ms, continues after interaction, loop, centred, 2/3/5 slides with gaps 6/0/20 from 340/640/1024 px', () => {
    expect(servicesCarousel).toMatchObject({
      loop: true,
      centeredSlides: true,
      autoplay: { delay: 2500, disableOnInteraction: false },
      breakpoints: {
        340: { slidesPerView: 2, spaceBetween: 6 },
        640: { slidesPerView: 3, spaceBetween: 0 },
        1024: { slidesPerView: 5, spaceBetween: 20 },
      },
    });
  });
  test('testimonials: coverflow, 3000 ms, stops on interaction, 1.2/1.5/1.7/2 slides from 340/640/1024/1400 px', () => {
    expect(testimonialsCarousel).toMatchObject({
      effect: 'coverflow',
      loop: true,
      autoplay: { delay: 3000, disableOnInteraction: true },
      breakpoints: {
        340: { slidesPerView: 1.2 },
        640: { slidesPerView: 1.5 },
        1024: { slidesPerView: 1.7 },
        1400: { slidesPerView: 2 },
      },
    });
  });
});

test('it starts automatically, and Pause is its first control', async () => {
  await show();
  expect(isPlaying()).toBe(true);
  expect(screen.getAllByRole('button')[0]).toHaveAccessibleName('Pause things');
});

test('Pause stops it, also after hovering; Play starts it again', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Pause things' }));
  expect(isPlaying()).toBe(false);
  fireEvent.pointerEnter(viewport());
  fireEvent.pointerLeave(viewport());
  expect(isPlaying()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Play things' }));
  expect(isPlaying()).toBe(true);
});

test('it pauses while hovered over or focused', async () => {
  await show();
  fireEvent.pointerEnter(viewport());
  expect(isPlaying()).toBe(false);
  fireEvent.pointerLeave(viewport());
  expect(isPlaying()).toBe(true);
  act(() => screen.getByRole('link', { name: 'One' }).focus());
  expect(isPlaying()).toBe(false);
});

test('under reduced motion it is paused until Play is pressed', async () => {
  reduceMotion(true);
  await show();
  expect(isPlaying()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Play things' }));
  expect(isPlaying()).toBe(true);
});

test('services continue after a dot or an arrow', async () => {
  await show({ stopsOnInteraction: false });
  await userEvent.click(screen.getByRole('link', { name: 'Show Three' }));
  expect(engine.goTo).toHaveBeenCalledWith(2);
  expect(isPlaying()).toBe(true);
});

test('testimonials stop after a dot, an arrow or a touch', async () => {
  await show({ stopsOnInteraction: true });
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(engine.next).toHaveBeenCalled();
  expect(isPlaying()).toBe(false);
});

test('before Swiper has loaded, arrows and dots move the row', async () => {
  // Never near the screen, so that Swiper is not loaded.
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  let shown = 0;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = slides.findIndex(({ name }) => this.matches('li') && this.textContent === name);
    return new DOMRect(index < 0 ? 0 : (index - shown) * 100, 0, 0, 0);
  });
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    shown = slides.findIndex(({ name }) => this.textContent === name);
  };
  await show();
  const press = (name: string) => userEvent.click(screen.getByLabelText(name));
  const positions: number[] = [];
  for (const name of ['Next slide', 'Next slide', 'Show One', 'Previous slide', 'Next slide']) {
    await press(name);
    positions.push(shown);
    expect(screen.getByRole('link', { current: true })).toHaveAccessibleName(`Show ${slides[shown]?.name}`);
  }
  expect(positions).toEqual([1, 2, 0, 3, 0]);
  jest.restoreAllMocks();
});

test('the dot of the active slide is marked, also for copies', async () => {
  await show({ copies: true });
  act(() => moveTo(6));
  expect(screen.getByRole('link', { name: 'Show Three' })).toHaveAttribute('aria-current', 'true');
});

test('copies are hidden and inert (B-22)', async () => {
  const { container } = await show({ copies: true });
  const copies = [...container.querySelectorAll('li:not([id])')];
  expect(copies).toHaveLength(4);
  for (const copy of copies) {
    expect(copy).toHaveAttribute('aria-hidden', 'true');
    expect(copy).toHaveAttribute('inert');
  }
});

test('it is silent while it plays and polite when paused', async () => {
  await show();
  expect(screen.getAllByRole('list')[0]).toHaveAttribute('aria-live', 'off');
  await userEvent.click(screen.getByRole('button', { name: 'Pause things' }));
  expect(screen.getAllByRole('list')[0]).toHaveAttribute('aria-live', 'polite');
});

test('leaving the page destroys it', async () => {
  const { unmount } = await show();
  unmount();
  expect(engine.destroy).toHaveBeenCalled();
});
