import { Link } from 'shared-shell';
import { Container, from, Heading, Section, styled } from 'shared-ui';
import { Picture } from 'shared-ui/picture';
import { Carousel } from '../../carousel/carousel.tsx';
import type { SwiperOptions } from '../../carousel/options.ts';
import { messages } from '../../messages.en.ts';
import { servicePictures } from '../../pictures/service-pictures.ts';
import { servicePath, services } from '../../services/services.ts';

/** CONST-5: auto-advance 2500 ms, continues after interaction; slides per view 2 / 3 / 5, gap 6 / 0 / 20. */
export const servicesCarousel: SwiperOptions = {
  loop: true,
  centeredSlides: true,
  slidesPerView: 1,
  spaceBetween: 6,
  slideToClickedSlide: false,
  autoplay: { delay: 2500, disableOnInteraction: false, pauseOnMouseEnter: false },
  breakpoints: {
    340: { slidesPerView: 2, spaceBetween: 6 },
    640: { slidesPerView: 3, spaceBetween: 0 },
    1024: { slidesPerView: 5, spaceBetween: 20 },
  },
};

/** Slides have their final width before Swiper starts, so that there is no layout shift. */
const Slides = styled(Carousel)({
  '--slide': '100%',
  '--gap': '0px',
  '@media (min-width:340px)': {
    '--slide': 'calc((100% - 6px)/2)',
    '--gap': '6px',
  },
  [from.sm]: { '--slide': 'calc(100%/3)', '--gap': '0px' },
  [from.lg]: { '--slide': 'calc((100% - 80px)/5)', '--gap': '20px' },
});

/** Narrower than the longest word of a heading, which happens with large text only. */
const TOO_NARROW = '@container (max-width:9rem)';
const Slide = styled(Link)({
  display: 'block',
  containerType: 'inline-size',
  borderRadius: 16,
  overflow: 'hidden',
  background: 'var(--c-card)',
  border: '1px solid var(--c-hairline)',
  color: 'var(--c-ink)',
  textDecoration: 'none',
  textAlign: 'center',
  transition: 'transform .32s cubic-bezier(.2,.8,.2,1),filter .32s',
  '& img': { display: 'block', width: '100%', height: 'auto', aspectRatio: '4/3', objectFit: 'cover' },
  '& h3': {
    fontSize: '1rem',
    padding: '.75rem .5rem',
    minHeight: '3.9rem',
    display: 'grid',
    placeItems: 'center',
  },
  [TOO_NARROW]: { '& h3': { hyphens: 'auto', hyphenateLimitChars: '10 4 4', overflowWrap: 'anywhere' } },
  '.swiper-initialized &': { transform: 'scale(.86)', filter: 'grayscale(.85)' },
  '.swiper-initialized .swiper-slide-active &': { transform: 'none', filter: 'none' },
  '.swiper-initialized &:hover,.swiper-initialized &:focus-visible': { filter: 'none' },
});

/** HOME-3. */
export function ServicesSection() {
  const slides = services
    .filter(({ inCarousel }) => inCarousel)
    .map(({ slug, label }) => ({
      key: slug,
      name: label,
      content: (
        <Slide to={servicePath(slug)}>
          <Picture
            src={servicePictures[slug]}
            alt=""
            width={480}
            height={360}
            loading="lazy"
            decoding="async"
          />
          <h3>{label}</h3>
        </Slide>
      ),
    }));
  return (
    <Section>
      <Container>
        <Heading level={2} style={{ textAlign: 'center' }}>
          {messages.servicesHeading}
        </Heading>
        <Slides
          label={messages.servicesCarousel}
          what={messages.servicesFilm}
          slides={slides}
          options={servicesCarousel}
          stopsOnInteraction={false}
        />
      </Container>
    </Section>
  );
}
