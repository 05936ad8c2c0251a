import { type ReactNode, useId, useRef } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, PauseButton, styled } from 'shared-ui';
import { messages } from '../messages.en.ts';
import type { SwiperOptions } from './options.ts';
import { useCarousel } from './use-carousel.ts';

const CONTROL_GAP = '.5rem';
const CONTROL_MARGIN = '1rem .5rem';
const DOT_WIDTH_PX = 28;

/** A dot, drawn as a picture. */
const ring = (fill: string, edge: string) =>
  `radial-gradient(circle closest-side,${fill} 0 4px,${edge} 4px 5.5px,transparent 6px) center/12px 12px no-repeat`;
const dot = {
  width: DOT_WIDTH_PX,
  height: 32,
  background: ring('transparent', 'var(--c-control)'),
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  '@media (forced-colors:active)': { background: ring('Canvas', 'CanvasText') },
} as const;
const currentDot = {
  background: ring('var(--c-accent)', 'var(--c-accent)'),
  '@media (forced-colors:active)': { background: ring('Highlight', 'Highlight') },
} as const;
/** The layout rules that this carousel needs of Swiper's. Until Swiper has loaded, the row scrolls. */
const Viewport = styled.div({
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  paddingBlock: '.75rem',
  '&.swiper-initialized': {
    // Safari before 16 has no `clip`, and the slides would widen the page.
    overflow: ['hidden', 'clip'],
    scrollSnapType: 'none',
    touchAction: 'pan-y',
  },
  '& .swiper-wrapper': {
    display: 'flex',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    transitionProperty: 'transform',
  },
  '& .swiper-slide': {
    flexShrink: 0,
    width: 'var(--slide)',
    marginInlineEnd: 'var(--gap)',
    scrollSnapAlign: 'center',
    // A link to a slide leaves the row in the middle of the screen.
    scrollMarginBlock: 'calc(50vh - 10rem)',
    transitionProperty: 'transform',
  },
  '&:not(.swiper-initialized)': {
    // Firefox scrolls to the slide of a link only until it is visible: here, until it is in the middle.
    scrollPaddingInline: 'calc(50% - var(--slide)/2)',
    // The first and the last slide can be in the middle, as with Swiper.
    '& li[data-first]': { marginInlineStart: 'calc(50% - var(--slide)/2)' },
    // A box, because the margin of a last slide outside of the list does not count for the width that scrolls.
    '& .swiper-wrapper::after': {
      content: '""',
      flexShrink: 0,
      width: 'calc(50% - var(--slide)/2 - var(--gap))',
    },
  },
  // As in the loop the last slides are before the first one, where the browser can begin with the first.
  '@supports (scroll-initial-target: nearest)': {
    '&:not(.swiper-initialized)': {
      // One more than the widest screen shows, so that the row does not begin at its end.
      '& li:nth-last-of-type(-n + 3)': { order: -1 },
      '& li[data-first]': { scrollInitialTarget: 'nearest', marginInlineStart: 0 },
      '& .swiper-wrapper::after': { display: 'none' },
    },
  },
  '@media (prefers-reduced-motion:no-preference)': { scrollBehavior: 'smooth' },
});
const Controls = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: CONTROL_GAP,
  marginBlock: CONTROL_MARGIN,
  // Nothing moves without scripts.
  '@media (scripting:none)': { '& > button': { display: 'none' } },
});
const Dot = styled.a(dot, { '&[aria-current]': currentDot });
// A pack may have more slides than a phone has room for dots in one line.
const Dots = styled.div({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' });

export interface CarouselSlide {
  key: string;
  name: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Accessible name of the region. */
  label: string;
  /** What the Pause button pauses: 'services carousel'. */
  what: string;
  slides: readonly CarouselSlide[];
  options: SwiperOptions;
  stopsOnInteraction: boolean;
  arrows?: boolean;
  /** Adds hidden copies of the slides, where the loop needs more than there are (B-22). */
  copies?: boolean;
  className?: string;
}

/**
 * Auto-rotating carousel following the ARIA Authoring Practices: Pause comes first and is always visible, hover
 * and focus stop the rotation, and it is silent while it rotates. The server renders plain slides in a scrollable
 * row, whose dots are links that work without code; Swiper takes over at the slide that is shown.
 */
export function Carousel({
  label,
  what,
  slides,
  options,
  stopsOnInteraction,
  arrows,
  copies,
  className,
}: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const { active, started, playing, goTo, step, toggle, interacted, hold } = useCarousel(
    viewport,
    options,
    stopsOnInteraction,
  );
  const id = useId();
  const byHand = (act: () => void) => () => {
    interacted();
    act();
  };
  return (
    <section aria-roledescription="carousel" aria-label={label} className={className}>
      <Controls>
        <PauseButton paused={!playing} onToggle={toggle} what={what} />
        {arrows && (
          <IconButton label={messages.previousSlide} onClick={byHand(() => step(-1))}>
            <ChevronLeftIcon />
          </IconButton>
        )}
        <Dots>
          {slides.map((slide, index) => (
            <Dot
              key={slide.key}
              href={`#${id}${index}`}
              data-scrolls-row=""
              aria-label={messages.goToSlide(slide.name)}
              aria-current={index === active % slides.length || undefined}
              onClick={(event) => {
                // The address stays as it is.
                event.preventDefault();
                byHand(() => goTo(index))();
              }}
            />
          ))}
        </Dots>
        {arrows && (
          <IconButton label={messages.nextSlide} onClick={byHand(() => step(1))}>
            <ChevronRightIcon />
          </IconButton>
        )}
      </Controls>
      {/* The handlers are not on the controls: after pressing Play, the carousel must play. */}
      <Viewport
        ref={viewport}
        role="group"
        aria-label={label}
        // A scrollable row must be focusable even when its slides contain no links.
        tabIndex={started ? undefined : 0}
        onPointerDown={interacted}
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
      >
        <ul className="swiper-wrapper" aria-live={playing ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <li
              key={slide.key}
              id={`${id}${index}`}
              className="swiper-slide"
              data-first={index === 0 || undefined}
            >
              {slide.content}
            </li>
          ))}
          {copies &&
            slides.map((slide) => (
              <li key={`copy-${slide.key}`} className="swiper-slide" aria-hidden="true" inert>
                {slide.content}
              </li>
            ))}
        </ul>
      </Viewport>
    </section>
  );
}
