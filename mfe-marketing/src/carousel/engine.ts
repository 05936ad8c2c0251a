import Swiper from 'swiper';
import { Autoplay, EffectCoverflow } from 'swiper/modules';
import type { SwiperOptions } from './options.ts';

/** What the carousel component needs of a running Swiper. */
export interface CarouselEngine {
  goTo: (index: number) => void;
  next: () => void;
  previous: () => void;
  play: () => void;
  pause: () => void;
  destroy: () => void;
}

/** Slides out of view are out of reach: a focus that goes there is a focus nobody sees. Copies always are. */
function keepReachInView({ slides }: Swiper) {
  for (const slide of slides) {
    if (slide.ariaHidden === 'true' || slide.contains(document.activeElement)) continue;
    slide.inert = !slide.classList.contains('swiper-slide-visible');
  }
}

/** Starts Swiper on server-rendered slides. A chunk of its own: only pages with a carousel near the screen fetch it. */
export function startEngine(
  element: HTMLElement,
  options: SwiperOptions,
  onActive: (realIndex: number) => void,
): CarouselEngine {
  const swiper = new Swiper(element, {
    modules: [Autoplay, EffectCoverflow],
    watchSlidesProgress: true,
    on: {
      realIndexChange: ({ realIndex }) => onActive(realIndex),
      afterInit: keepReachInView,
      setTranslate: keepReachInView,
      transitionEnd: keepReachInView,
    },
    ...options,
  });
  return {
    goTo: (index) => swiper.slideToLoop(index),
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    destroy: () => swiper.destroy(true, false),
  };
}
