import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMotionAllowed } from '../motion/use-motion-allowed.ts';
import type { CarouselEngine, startEngine as StartEngine } from './engine.ts';
import type { SwiperOptions } from './options.ts';

export interface CarouselState {
  active: number;
  /** Swiper is running. Before that the slides are a scrollable row. */
  started: boolean;
  /** True while it rotates automatically. */
  playing: boolean;
  goTo: (index: number) => void;
  /** Shows the next slide, or the previous one. */
  step: (by: 1 | -1) => void;
  toggle: () => void;
  /** The visitor has interacted: carousels that stop on interaction pause. */
  interacted: () => void;
  hold: (held: boolean) => void;
}

const slidesOf = (row: HTMLElement) => [...row.querySelectorAll('li:not([aria-hidden])')];

/** The slide in the middle of the scrollable row. */
function shownSlide(row: HTMLElement): number {
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
  const distances = slidesOf(row).map((slide) => {
    const { left, width } = slide.getBoundingClientRect();
    return Math.abs(left + width / 2 - middle);
  });
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/**
 * Runs a carousel on `element`. Swiper starts when it comes near the screen, and rotates unless the visitor has
 * paused it, prefers reduced motion, or hovers over or focuses it. Pause always takes precedence (B-21).
 */
export function useCarousel(
  element: RefObject<HTMLElement | null>,
  options: SwiperOptions,
  stopsOnInteraction: boolean,
): CarouselState {
  const engine = useRef<CarouselEngine | null>(null);
  const [active, setActive] = useState(0);
  const [started, setStarted] = useState(false);
  const [paused, setPaused] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const allowed = useMotionAllowed();
  const wanted = paused === null ? allowed : !paused;

  const start = useEffectEvent((startEngine: typeof StartEngine, target: HTMLElement, first: number) =>
    startEngine(target, options, setActive, first),
  );

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let ended = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        import(/* webpackChunkName: "carousel" */ './engine.ts').then(
          ({ startEngine }) => {
            if (ended) return;
            const first = shownSlide(target);
            setActive(first);
            engine.current = start(startEngine, target, first);
            engine.current.pause();
            setStarted(true);
          },
          // Without Swiper the slides remain a scrollable row.
          () => undefined,
        );
      },
      { rootMargin: '300px' },
    );
    observer.observe(target);
    return () => {
      ended = true;
      observer.disconnect();
      engine.current?.destroy();
      engine.current = null;
    };
  }, [element]);

  const goTo = (index: number) => {
    if (engine.current) return engine.current.goTo(index);
    setActive(index);
    const slide = element.current && slidesOf(element.current)[index];
    // At once, because Swiper begins with the slide that the row shows when it has loaded.
    slide?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  };
  const step = (by: 1 | -1) => {
    if (engine.current) return by > 0 ? engine.current.next() : engine.current.previous();
    const row = element.current;
    if (!row) return;
    const count = slidesOf(row).length;
    goTo((shownSlide(row) + by + count) % count);
  };

  const playing = wanted && !held;
  useEffect(() => {
    if (!started) return;
    if (playing) engine.current?.play();
    else engine.current?.pause();
  }, [started, playing]);

  return {
    active,
    started,
    playing: wanted,
    goTo,
    step,
    toggle: () => setPaused(wanted),
    interacted: () => {
      if (stopsOnInteraction) setPaused(true);
    },
    hold: setHeld,
  };
}
