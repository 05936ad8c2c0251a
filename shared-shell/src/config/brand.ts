/** One place for everything that names the consultancy. Values in «…» are placeholders a deployment must replace. */
export interface Branch {
  id: string;
  city: string;
  title: string;
  address: string;
  phone: string;
  cell: string;
  email: string;
  position: { lat: number; lng: number } | null;
  /** Address of the embedded map; empty: no map is offered. */
  mapUrl: string;
  /** D1 §3: the same for both branches. */
  workingHours: string;
  website: string;
}

export interface Brand {
  name: string;
  legalName: string;
  tagline: string;
  email: string;
  website: string;
  licence: string;
  social: { facebook: string; linkedin: string; instagram: string; youtube: string };
  branches: readonly Branch[];
  /** D1 §9: a constant, not the current year. */
  copyrightYear: 2024;
  /** D1 §1: years of service claimed. */
  yearsOfService: 15;
}

const placeholder = (what: string) => `«${what}: set in the brand file»`;

const branch = (id: string, city: string): Branch => ({
  id,
  city,
  title: `${city} branch`,
  address: placeholder(`${city} address`),
  phone: placeholder('phone'),
  cell: placeholder('mobile'),
  email: `${id}@example.com`,
  position: null,
  mapUrl: '',
  workingHours: 'Sun-Fri: 9:00 AM - 6:00 PM',
  website: 'https://www.example.com',
});

/** The default brand: honest placeholders, nothing a student could mistake for a real office. */
export const defaultBrand: Brand = {
  name: 'Ridgeway Education',
  legalName: placeholder('legal name'),
  tagline: 'Study abroad, step by step',
  email: 'info@example.com',
  website: 'https://www.example.com',
  licence: placeholder('licence number'),
  social: {
    facebook: 'https://www.facebook.com/',
    linkedin: 'https://www.linkedin.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
  },
  branches: [branch('kathmandu', 'Kathmandu'), branch('butwal', 'Butwal')],
  copyrightYear: 2024,
  yearsOfService: 15,
};
