/** ENTITY-6 Testimonial, with the consent that publishing a person's words needs. */
export interface Testimonial {
  name: string;
  description1: string;
  description2?: string;
  /** The person's photo; initials stand in its place without one. */
  image?: string;
  /** ISO date of the written consent; null: a sample, shown as such. */
  consentedAt: string | null;
}

/** The specification asks for four and gives none: evident samples, no invented people or praise. */
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
