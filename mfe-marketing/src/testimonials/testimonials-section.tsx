import { Chip, Container, from, Heading, Section, styled } from 'shared-ui';
import { Carousel } from '../carousel/carousel.tsx';
import type { SwiperOptions } from '../carousel/options.ts';
import { messages } from '../messages.en.ts';
import { type Testimonial, testimonials } from './testimonials.ts';

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
  '& .swiper-slide': { width: '100%', '@media (min-width:340px)': { width: 'calc(100%/1.2)' } },
  [from.sm]: { '& .swiper-slide': { width: 'calc(100%/1.5)' } },
  [from.lg]: { '& .swiper-slide': { width: 'calc(100%/1.7)' } },
  '@media (min-width:1400px)': { '& .swiper-slide': { width: '50%' } },
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
  '& img': { borderRadius: '50%', objectFit: 'cover' },
});
const Initials = styled.span({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 56,
  height: 56,
  borderRadius: '50%',
  background: 'var(--c-tint)',
  color: 'var(--c-primary)',
});

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0])
    .slice(-2)
    .join('')
    .toUpperCase();

function StoryCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, description1, description2, image, consentedAt } = testimonial;
  return (
    <Story>
      {consentedAt === null && (
        <div>
          <Chip tone="amber">{messages.sample}</Chip>
        </div>
      )}
      <blockquote>
        <p>{description1}</p>
        {description2 && <p>{description2}</p>}
      </blockquote>
      <figcaption>
        {image ? (
          <img src={image} alt="" width={56} height={56} loading="lazy" />
        ) : (
          <Initials aria-hidden="true">{initials(name)}</Initials>
        )}
        {name}
      </figcaption>
    </Story>
  );
}

/** HOME-8. */
export function TestimonialsSection() {
  return (
    <Section data-tone="tint">
      <Container>
        <Heading level={2} style={{ textAlign: 'center' }}>
          {messages.testimonialsHeading}
        </Heading>
        <Slides
          label={messages.testimonialsCarousel}
          what={messages.testimonialsFilm}
          slides={testimonials.map((testimonial) => ({
            key: testimonial.name,
            name: testimonial.name,
            content: <StoryCard testimonial={testimonial} />,
          }))}
          options={testimonialsCarousel}
          stopsOnInteraction
          arrows
          copies
        />
      </Container>
    </Section>
  );
}
