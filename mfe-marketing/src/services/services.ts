/**
 * The services by route slug. Labels differ from slugs, and the misspelt `accomodation` is
 * part of the route. In the order of the home carousel, then the route without a slide.
 */
export const services = [
  { slug: 'accomodation-assistance', label: 'Accommodation Assistance', inCarousel: true },
  { slug: 'career-counseling', label: 'Career Counseling', inCarousel: true },
  { slug: 'right-university-selection', label: 'Right University Selection', inCarousel: true },
  { slug: 'health-care', label: 'Health Insurance', inCarousel: true },
  { slug: 'interview-assistance', label: 'Interview Preparation', inCarousel: true },
  { slug: 'test-preparation', label: 'Test Preparation', inCarousel: true },
  { slug: 'documentation-guidance', label: 'Documentation Guidance', inCarousel: true },
  { slug: 'scholarship', label: 'Scholarship Assistance', inCarousel: true },
  { slug: 'visa-assistance', label: 'Visa Assistance', inCarousel: false },
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
