/** @jest-environment node */
import { siteGraph } from './structured-data.ts';

const publicUrl = 'https://www.example.org';
const graph = (content: object) =>
  siteGraph({
    publicUrl,
    brand: { name: 'Brand' },
    branches: [],
    links: { social: {} },
    ...content,
  } as never) as [Record<string, unknown>, Record<string, unknown>];

test.each([
  [undefined, 'https://www.example.org/favicon.svg'],
  ['/content/pictures/logo.svg', 'https://www.example.org/content/pictures/logo.svg'],
])('the logo %s has the same address in each language', (src, address) => {
  const [organization] = graph({
    publicUrl: `${publicUrl}/ne`,
    brand: { name: 'Brand', ...(src && { logo: { src } }) },
  });
  expect(organization.logo).toBe(address);
});

test('the organisation has its social pages, branches, places and opening hours', () => {
  const [organization, website] = graph({
    links: { social: { facebook: 'https://facebook.example/brand' } },
    branches: [
      {
        name: 'Kathmandu branch',
        city: 'Kathmandu',
        phone: '+977 1 055 0101',
        location: { latitude: 27.7, longitude: 85.3 },
        openingHours: [{ days: ['sunday', 'friday'], opens: '09:00', closes: '18:00' }],
      },
    ],
  });
  expect(organization).toMatchObject({
    '@type': 'EducationalOrganization',
    '@id': 'https://www.example.org/#organization',
    sameAs: ['https://facebook.example/brand'],
    location: [
      {
        '@type': 'LocalBusiness',
        telephone: '+977 1 055 0101',
        geo: { latitude: 27.7, longitude: 85.3 },
        openingHoursSpecification: [{ dayOfWeek: ['Sunday', 'Friday'], opens: '09:00', closes: '18:00' }],
      },
    ],
  });
  expect(JSON.stringify(organization)).not.toMatch(/Saturday|Review|AggregateRating/);
  expect(website).toMatchObject({ '@type': 'WebSite', publisher: { '@id': organization['@id'] } });
});

test('what the pack does not set is not claimed', () => {
  const [organization] = graph({ branches: [{ name: 'A', city: 'A', openingHours: [] }] });
  expect(JSON.parse(JSON.stringify(organization))).toEqual({
    '@type': 'EducationalOrganization',
    '@id': 'https://www.example.org/#organization',
    name: 'Brand',
    url: publicUrl,
    logo: 'https://www.example.org/favicon.svg',
    location: [
      {
        '@type': 'LocalBusiness',
        name: 'A',
        parentOrganization: { '@id': 'https://www.example.org/#organization' },
        address: { '@type': 'PostalAddress', addressLocality: 'A', addressCountry: 'NP' },
      },
    ],
  });
});

test('the organisation is the same one in every language (SEO-2)', () => {
  const [english] = graph({});
  const [nepali, website] = graph({ publicUrl: `${publicUrl}/ne` });
  expect(nepali['@id']).toBe(english['@id']);
  expect(website).toMatchObject({ url: `${publicUrl}/ne`, publisher: { '@id': english['@id'] } });
});
