/** @jest-environment node */
import { siteGraph } from './structured-data.ts';

const branch = {
  title: 'Kathmandu office',
  city: 'Kathmandu',
  address: '«address»',
  phone: '+977 1 4000000',
};
const brand = {
  name: 'Brand',
  social: { facebook: 'https://facebook.example/brand', youtube: '' },
  branches: [branch],
};

test('the organisation has its offices and opening hours; placeholders are omitted', () => {
  const [organization, website] = siteGraph({ publicUrl: 'https://www.example.org', brand } as never) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  expect(organization).toMatchObject({
    '@type': 'EducationalOrganization',
    '@id': 'https://www.example.org/#organization',
    sameAs: ['https://facebook.example/brand'],
    location: [
      {
        '@type': 'Place',
        telephone: '+977 1 4000000',
        openingHoursSpecification: { opens: '09:00', closes: '18:00' },
      },
    ],
  });
  expect(JSON.stringify(organization)).not.toMatch(/«|Saturday|Review|AggregateRating/);
  expect(website).toMatchObject({ '@type': 'WebSite', publisher: { '@id': organization['@id'] } });
});
