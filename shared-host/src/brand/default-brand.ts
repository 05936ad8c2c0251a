import type { Branch, Brand } from 'shared-shell';

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

/** The default brand. Its values are recognisable placeholders, so that nobody takes them for a real office. */
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
