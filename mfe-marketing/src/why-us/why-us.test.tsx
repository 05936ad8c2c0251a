import { screen } from '@testing-library/react';
import { renderWithHost, withoutContent } from 'shared-host/testing';
import { WhyUs } from './why-us.tsx';
import { reasonWords as english } from './words.en.ts';
import { reasonWords as nepali } from './words.ne.ts';

/** A pack with so many years of service and certifications. */
const packWith = (yearsOfService: number, certifications: number) => ({
  config: { brand: { ...withoutContent.config.brand, yearsOfService } },
  content: {
    certifications: Array.from({ length: certifications }, (_, index) => ({ name: `Certificate ${index}` })),
  },
});
const titles = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('nine cards, one for each selling point of PRODUCT-6, in its order', () => {
  renderWithHost(<WhyUs />, packWith(15, 3));
  expect(titles()).toEqual([
    '15 Years of Service',
    'Experienced Team',
    'Certified Counselors',
    'End-to-End Services',
    'Free Advice',
    'Client-Centred Approach',
    'High Visa Success Rate',
    'Top Service',
    'Scholarship Assistance',
  ]);
});

test('the description belongs to the title, also while it is not shown', () => {
  renderWithHost(<WhyUs />, packWith(15, 3));
  for (const [title, description] of [
    ['15 Years of Service', 'We have guided students from Nepal to universities abroad for 15 years.'],
    ['Certified Counselors', 'Our counselors are certified by three industry bodies.'],
    [english.team.title, english.team.description],
    [english.endToEnd.title, english.endToEnd.description],
    [english.freeAdvice.title, english.freeAdvice.description],
    [english.client.title, english.client.description],
    [english.visaSuccess.title, english.visaSuccess.description],
    [english.topService.title, english.topService.description],
    [english.scholarship.title, english.scholarship.description],
  ])
    expect(screen.getByRole('button', { name: title })).toHaveAccessibleDescription(description);
});

test('years and certifications are those of the pack', () => {
  renderWithHost(<WhyUs />, packWith(1, 2));
  expect(screen.getByRole('button', { name: '1 Year of Service' })).toHaveAccessibleDescription(
    'We have guided students from Nepal to universities abroad for 1 year.',
  );
  expect(screen.getByRole('button', { name: 'Certified Counselors' })).toHaveAccessibleDescription(
    'Our counselors are certified by two industry bodies.',
  );
});

test('without a content pack neither years nor certifications are claimed', () => {
  renderWithHost(<WhyUs />, withoutContent);
  expect(titles()).toHaveLength(7);
  expect(document.body).not.toHaveTextContent(/Years of Service|Certified|certified/);
});

test.each([
  [1, 'one industry body', 'यस क्षेत्रको एक संस्थाबाट'],
  [3, 'three industry bodies', 'यस क्षेत्रका तीन संस्थाबाट'],
  [10, 'ten industry bodies', 'यस क्षेत्रका दस संस्थाबाट'],
  [11, 'industry bodies', 'यस क्षेत्रका संस्थाबाट'],
])('%i certifications are said in words', (count, inEnglish, inNepali) => {
  expect(english.certified.description(count)).toBe(`Our counselors are certified by ${inEnglish}.`);
  expect(nepali.certified.description(count)).toBe(`हाम्रा परामर्शदाता ${inNepali} प्रमाणित छन्।`);
});

test('fifteen years of service in Nepali', () => {
  expect(nepali.years.title(15)).toBe('15 वर्षको सेवा');
  expect(nepali.years.description(15)).toBe(
    'हामीले 15 वर्षदेखि नेपालका विद्यार्थीलाई विदेशका विश्वविद्यालयसम्म पुग्न मार्गदर्शन गर्दै आएका छौं।',
  );
});
