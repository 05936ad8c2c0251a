import { serviceLabels } from './labels.en.ts';

/**
 * The services by route slug. Labels differ from slugs, and the misspelt `accomodation` is
 * part of the route. In the order of the home carousel, then the route without a slide.
 */
export const services = [
  { slug: 'accomodation-assistance', label: serviceLabels['accomodation-assistance'], inCarousel: true },
  { slug: 'career-counseling', label: serviceLabels['career-counseling'], inCarousel: true },
  {
    slug: 'right-university-selection',
    label: serviceLabels['right-university-selection'],
    inCarousel: true,
  },
  { slug: 'health-care', label: serviceLabels['health-care'], inCarousel: true },
  { slug: 'interview-assistance', label: serviceLabels['interview-assistance'], inCarousel: true },
  { slug: 'test-preparation', label: serviceLabels['test-preparation'], inCarousel: true },
  { slug: 'documentation-guidance', label: serviceLabels['documentation-guidance'], inCarousel: true },
  { slug: 'scholarship', label: serviceLabels.scholarship, inCarousel: true },
  { slug: 'visa-assistance', label: serviceLabels['visa-assistance'], inCarousel: false },
] as const;

export type ServiceSlug = (typeof services)[number]['slug'];
export type Service = (typeof services)[number];

export const servicePath = (slug: ServiceSlug) => `/services/${slug}`;

/**
 * 'Explore More Services': the next four services in fixed order, wrapping around, without the service itself
 * (C-45).
 */
export function nextServices(slug: ServiceSlug): Service[] {
  const at = services.findIndex((service) => service.slug === slug);
  return [1, 2, 3, 4].map((step) => services[(at + step) % services.length]!);
}
