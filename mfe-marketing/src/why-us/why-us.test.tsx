import { render, screen } from '@testing-library/react';
import { reasons } from './reasons.ts';
import { WhyUs } from './why-us.tsx';

test('nine cards, one for each selling point of PRODUCT-6, in its order', () => {
  render(<WhyUs />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
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
  render(<WhyUs />);
  for (const { title, description } of reasons)
    expect(screen.getByRole('button', { name: title })).toHaveAccessibleDescription(description);
});
