import { serviceContent } from './content.en.ts';
import { serviceContent as nepaliContent } from './content.ne.ts';
import type { ServiceContent } from './service-content.ts';
import { nextServices, services } from './services.ts';

test('every slug carries its label; labels and slugs differ (A-2, A-6, A-7)', () => {
  expect(services.map(({ slug, label, inCarousel }) => [slug, label, inCarousel])).toEqual([
    ['accomodation-assistance', 'Accommodation Assistance', true],
    ['career-counseling', 'Career Counseling', true],
    ['right-university-selection', 'Right University Selection', true],
    ['health-care', 'Health Insurance', true],
    ['interview-assistance', 'Interview Preparation', true],
    ['test-preparation', 'Test Preparation', true],
    ['documentation-guidance', 'Documentation Guidance', true],
    ['scholarship', 'Scholarship Assistance', true],
    ['visa-assistance', 'Visa Assistance', false],
  ]);
});

test('every service has content', () => {
  for (const { slug } of services) {
    expect(serviceContent[slug].help.length).toBeGreaterThan(2);
    expect(serviceContent[slug].steps).toHaveLength(4);
  }
});

test.each(services.map(({ slug }, index) => [slug, index] as const))(
  '%s is followed by the next four, never itself',
  (slug, index) => {
    const next = nextServices(slug);
    expect(next).toHaveLength(4);
    expect(next.map((service) => service.slug)).not.toContain(slug);
    expect(next[0]).toBe(services[(index + 1) % services.length]);
    expect(next[3]).toBe(services[(index + 4) % services.length]);
  },
);

describe('the first talk is where the pack has branches', () => {
  const firstTalk = ({ steps }: ServiceContent, cities: readonly string[]) => {
    const text = steps[0]?.text;
    return typeof text === 'function' ? text(cities) : text;
  };
  test.each([
    [['Kathmandu', 'Butwal'], 'Alone or with your parents, in Kathmandu, in Butwal or online. It is free.'],
    [['Bharatpur'], 'Alone or with your parents, in Bharatpur or online. It is free.'],
    [[], 'Alone or with your parents, online. It is free.'],
  ])('in English: %j', (cities, text) =>
    expect(firstTalk(serviceContent['career-counseling'], cities)).toBe(text),
  );
  test.each([
    [['काठमाडौं', 'बुटवल'], 'एक्लै वा आमाबुबासँग, काठमाडौंमा, बुटवलमा वा अनलाइन। यो निःशुल्क छ।'],
    [['भरतपुर'], 'एक्लै वा आमाबुबासँग, भरतपुरमा वा अनलाइन। यो निःशुल्क छ।'],
    [[], 'एक्लै वा आमाबुबासँग, अनलाइन। यो निःशुल्क छ।'],
  ])('in Nepali: %j', (cities, text) =>
    expect(firstTalk(nepaliContent['career-counseling'], cities)).toBe(text),
  );
});
