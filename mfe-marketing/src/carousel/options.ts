import type Swiper from 'swiper';

/** Swiper's options, taken from its constructor because the package does not export their type. */
export type SwiperOptions = NonNullable<ConstructorParameters<typeof Swiper>[1]>;
