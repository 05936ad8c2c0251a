import type { ContentPack } from 'shared-content';
import { emptyPack } from 'shared-content/empty';

const openingHours = [
  {
    days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    opens: '09:00',
    closes: '18:00',
  },
] as const;

/** A small content pack in which everything is set, for tests of pages. */
export const testPack: ContentPack = {
  ...emptyPack,
  brand: {
    ...emptyPack.brand,
    name: 'Ridgeway Education',
    tagline: 'Study abroad, step by step',
    email: 'info@example.com',
    yearsOfService: 15,
  },
  branches: [
    {
      id: 'kathmandu',
      city: 'Kathmandu',
      name: 'Kathmandu branch',
      address: 'Silver Bell Lane 14',
      phone: '+977 1 055 0101',
      mobile: '+977 900 055 0101',
      email: 'kathmandu@example.com',
      website: 'https://www.example.com/kathmandu',
      openingHours,
      mapUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=1',
      mapPicture: { src: '/content/pictures/kathmandu.svg', width: 640, height: 360 },
    },
    {
      id: 'butwal',
      city: 'Butwal',
      name: 'Butwal branch',
      address: 'Mango Grove Road 7',
      phone: '+977 71 055 102',
      openingHours,
    },
  ],
  partners: {
    firstRow: [{ name: 'University of Ashdale' }, { name: 'Brackenford College' }],
    secondRow: [{ name: 'Port Larkin Institute' }],
  },
  testimonials: [
    { name: 'Asmita Rai', text: ['They answered every question.', 'Twice.'], detail: 'MSc Data Science' },
    { name: 'Bikash Thapa', text: ['The mock interview helped.'] },
    { name: 'Chandra Gurung', text: ['Honest about the costs.'] },
    { name: 'Deepa Shah', text: ['Nobody pushed me.'] },
  ],
  successStories: [
    { name: 'Elina Lama', title: 'From Ilam to a nursing ward', text: ['It began with a form.'] },
  ],
  memberships: [{ name: 'Association of Study Counsellors', text: 'Member since 2012.' }],
  certifications: [{ name: 'Certified counsellor training', number: 'T-7' }],
  privacy: { sections: [{ heading: 'Our archive', text: ['We keep letters for a year.'] }] },
};
