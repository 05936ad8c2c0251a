import { type ReactNode, useRef } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, IconButton, PauseButton, styled } from 'shared-ui';
import { messages } from '../messages.en.ts';
import type { SwiperOptions } from './options.ts';
import { useCarousel } from './use-carousel.ts';

/** The layout rules that this carousel needs of Swiper's. Until Swiper has loaded, the row scrolls. */
const Viewport = styled.div({
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  paddingBlock: '.75rem',
  '&.swiper-initialized': {
    overflow: 'clip',
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
  '& .swiper-slide': { flexShrink: 0, scrollSnapAlign: 'center', transitionProperty: 'transform' },
  '&.swiper-3d': { perspective: '1200px' },
  '&.swiper-3d .swiper-wrapper,&.swiper-3d .swiper-slide': { transformStyle: 'preserve-3d' },
});
const Controls = styled.div({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: '.5rem',
  marginBlock: '1rem .5rem',
});
const Dot = styled.button({
  width: 28,
  height: 32,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    display: 'block',
    width: 12,
    height: 12,
    margin: 'auto',
    borderRadius: 999,
    border: '2px solid var(--c-control)',
  },
  '&[aria-current]::before': { background: 'var(--c-accent)', borderColor: 'var(--c-accent)' },
  '@media (forced-colors:active)': { '&[aria-current]::before': { background: 'Highlight' } },
});
const Dots = styled.div({ display: 'flex' });

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
 * row.
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
  const { active, started, playing, engine, toggle, interacted, hold } = useCarousel(
    viewport,
    options,
    stopsOnInteraction,
  );
  const byHand = (act: () => void) => () => {
    interacted();
    act();
  };
  return (
    <section aria-roledescription="carousel" aria-label={label} className={className}>
      <Controls>
        <PauseButton paused={!playing} onToggle={toggle} what={what} />
        {arrows && (
          <IconButton label={messages.previousSlide} onClick={byHand(() => engine.current?.previous())}>
            <ChevronLeftIcon />
          </IconButton>
        )}
        <Dots>
          {slides.map((slide, index) => (
            <Dot
              key={slide.key}
              type="button"
              aria-label={messages.goToSlide(slide.name)}
              aria-current={index === active % slides.length || undefined}
              onClick={byHand(() => engine.current?.goTo(index))}
            />
          ))}
        </Dots>
        {arrows && (
          <IconButton label={messages.nextSlide} onClick={byHand(() => engine.current?.next())}>
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
          {slides.map((slide) => (
            <li key={slide.key} className="swiper-slide">
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
