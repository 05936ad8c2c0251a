import type Swiper from 'swiper';

/** Swiper's options, by the constructor: the package exports no name for them. */
export type SwiperOptions = NonNullable<ConstructorParameters<typeof Swiper>[1]>;
