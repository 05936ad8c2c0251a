import type { Testimonial } from 'shared-shell';
import { useContent } from 'shared-shell/content';
import { Container, from, Grid, Heading, langOf, Section, styled } from 'shared-ui';
import { Carousel } from '../carousel/carousel.tsx';
import type { SwiperOptions } from '../carousel/options.ts';
import { messages } from '../messages.en.ts';
import { Portrait } from '../people/portrait.tsx';

/** HOME-8, CONST-7: coverflow, loop, 3000 ms, stops on interaction; slides per view 1.2 / 1.5 / 1.7 / 2. */
export const testimonialsCarousel: SwiperOptions = {
  effect: 'coverflow',
  coverflowEffect: { rotate: 20, depth: 120, stretch: 0, modifier: 1, slideShadows: false },
  loop: true,
  centeredSlides: true,
  slidesPerView: 1,
  autoplay: { delay: 3000, disableOnInteraction: true, pauseOnMouseEnter: false },
  breakpoints: {
    340: { slidesPerView: 1.2 },
    640: { slidesPerView: 1.5 },
    1024: { slidesPerView: 1.7 },
    1400: { slidesPerView: 2 },
  },
};

const Slides = styled(Carousel)({
  '--slide': '100%',
  '--gap': '0px',
  '@media (min-width:340px)': { '--slide': 'calc(100%/1.2)' },
  [from.sm]: { '--slide': 'calc(100%/1.5)' },
  [from.lg]: { '--slide': 'calc(100%/1.7)' },
  '@media (min-width:1400px)': { '--slide': '50%' },
});
const Story = styled.figure({
  height: '100%',
  minHeight: '19rem',
  display: 'flex',
  flexDirection: 'column',
  gap: '1rem',
  padding: '1.5rem',
  borderRadius: 20,
  border: '1px solid var(--c-hairline)',
  background: 'var(--c-card)',
  '& figcaption': {
    display: 'flex',
    alignItems: 'center',
    gap: '.75rem',
    marginTop: 'auto',
    fontWeight: 700,
  },
  '& blockquote': { display: 'grid', gap: '.75rem' },
  overflowWrap: 'anywhere',
});
const Detail = styled.span({
  display: 'block',
  fontWeight: 400,
  fontSize: '.875rem',
  color: 'var(--c-slate)',
});
function StoryCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, text, detail, portrait } = testimonial;
  return (
    <Story>
      <blockquote lang={langOf(text.join(' '))}>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      <figcaption>
        <Portrait name={name} picture={portrait} size={64} />
        <span>
          {name}
          {detail && <Detail lang={langOf(detail)}>{detail}</Detail>}
        </span>
      </figcaption>
    </Story>
  );
}

/** Coverflow needs at least as many slides as it shows beside each other. */
const LEAST_SLIDES = 3;

/** HOME-8: the testimonials of the content pack; nothing without any. */
export function TestimonialsSection() {
  const testimonials = useContent('testimonials') ?? [];
  if (testimonials.length === 0) return null;
  return (
    <Section data-tone="tint">
      <Container>
        <Heading level={2} style={{ textAlign: 'center' }}>
          {messages.testimonialsHeading}
        </Heading>
        {testimonials.length < LEAST_SLIDES ? (
          <Grid columns={[1, 2]} style={{ marginTop: '1.5rem' }}>
            {testimonials.map((testimonial) => (
              <StoryCard key={testimonial.name} testimonial={testimonial} />
            ))}
          </Grid>
        ) : (
          <Slides
            label={messages.testimonialsCarousel}
            what={messages.testimonialsFilm}
            slides={testimonials.map((testimonial, index) => ({
              key: `${index} ${testimonial.name}`,
              name: testimonial.name,
              content: <StoryCard testimonial={testimonial} />,
            }))}
            options={testimonialsCarousel}
            stopsOnInteraction
            arrows
            copies
          />
        )}
      </Container>
    </Section>
  );
}
