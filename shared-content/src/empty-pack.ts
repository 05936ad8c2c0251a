import type { ContentPack, PageSections, SiteContent } from './content-pack.ts';

/** The pack without any file: a neutral name, and nothing that could be wrong. Free of libraries, for browsers. */
export const emptyPack: ContentPack = {
  brand: {
    name: 'Study abroad consultancy',
    tagline: 'Study abroad, step by step',
    // CONST-19.
    copyrightYear: 2024,
    licences: [],
    colours: {},
    demonstration: false,
  },
  branches: [],
  links: {
    social: {},
    // The services of `mapUrl`, and of the maps of universities.
    frames: ['https://www.google.com', 'https://maps.google.com', 'https://www.openstreetmap.org'],
  },
  appointments: {},
  navigation: [],
  partners: { firstRow: [], secondRow: [] },
  testimonials: [],
  successStories: [],
  memberships: [],
  certifications: [],
  privacy: { sections: [] },
};

/** The part of a pack that every page carries. */
export const siteContent = (
  { brand, branches, links, appointments, navigation }: ContentPack,
  contentVersion: string,
): SiteContent => ({ brand, branches, links, appointments, navigation, contentVersion });

/** The sections that pages load by themselves. */
export const pageSections = ({
  partners,
  testimonials,
  successStories,
  memberships,
  certifications,
  privacy,
}: ContentPack): PageSections => ({
  partners,
  testimonials,
  successStories,
  memberships,
  certifications,
  privacy,
});
