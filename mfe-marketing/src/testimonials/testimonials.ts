/** ENTITY-6 Testimonial, with the consent required for publishing a person's words. */
export interface Testimonial {
  name: string;
  description1: string;
  description2?: string;
  /** The person's photo; initials are shown without one. */
  image?: string;
  /** ISO date of the written consent; null marks a sample. */
  consentedAt: string | null;
}

/** The specification requires four and provides none: these are marked as samples, without invented people. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Sample student A',
    description1:
      'This is where a student tells how the first counselling session went and what became clearer.',
    consentedAt: null,
  },
  {
    name: 'Sample student B',
    description1: 'This is where a student tells how the documents were prepared and checked.',
    description2: 'A second paragraph may tell what the student would advise others to prepare early.',
    consentedAt: null,
  },
  {
    name: 'Sample student C',
    description1:
      'This is where a student tells about test preparation and the way to the score that was needed.',
    consentedAt: null,
  },
  {
    name: 'Sample student D',
    description1: 'This is where a student tells about the visa interview and the first weeks abroad.',
    description2: 'A second paragraph may tell how the consultancy stayed in touch after arrival.',
    consentedAt: null,
  },
];
