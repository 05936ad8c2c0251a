import Swiper from 'swiper';
import { Autoplay, EffectCoverflow } from 'swiper/modules';
import type { SwiperOptions } from './options.ts';

/** The part of Swiper that the carousel uses. */
export interface CarouselEngine {
  goTo: (index: number) => void;
  next: () => void;
  previous: () => void;
  play: () => void;
  pause: () => void;
  destroy: () => void;
}

/** Makes slides out of view inert, so that the focus never moves to an invisible slide. Copies are always inert. */
function keepReachInView({ slides }: Swiper) {
  for (const slide of slides) {
    if (slide.ariaHidden === 'true' || slide.contains(document.activeElement)) continue;
    slide.inert = !slide.classList.contains('swiper-slide-visible');
  }
}

/** Starts Swiper on server-rendered slides. Loaded as a separate chunk when a carousel comes near the screen. */
export function startEngine(
  element: HTMLElement,
  options: SwiperOptions,
  onActive: (realIndex: number) => void,
  /** Index of the slide that it begins with. */
  first = 0,
): CarouselEngine {
  const swiper = new Swiper(element, {
    modules: [Autoplay, EffectCoverflow],
    watchSlidesProgress: true,
    on: {
      realIndexChange: ({ realIndex }) => onActive(realIndex),
      afterInit: keepReachInView,
      // Also where the first slide moves without a transition, as on narrow phones.
      progress: keepReachInView,
      setTranslate: keepReachInView,
      transitionEnd: keepReachInView,
    },
    ...options,
  });
  swiper.slideToLoop(first, 0);
  return {
    goTo: (index) => swiper.slideToLoop(index),
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    destroy: () => swiper.destroy(true, false),
  };
}
