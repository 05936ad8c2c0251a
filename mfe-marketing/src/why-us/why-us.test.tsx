import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reasons } from './reasons.ts';
import { WhyUs } from './why-us.tsx';

const open = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent);
const card = (title: string) => screen.getByRole('button', { name: title }).closest('li') as HTMLElement;

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

test('hovering over a card expands it, one at a time, and leaving it closes it', async () => {
  const user = userEvent.setup();
  render(<WhyUs />);
  await user.hover(card('Free Advice'));
  expect(open()).toEqual(['Free Advice']);
  await user.hover(card('Top Service'));
  expect(open()).toEqual(['Top Service']);
  await user.unhover(card('Top Service'));
  expect(open()).toEqual([]);
});

test('focus and tap expand as well (B-23)', async () => {
  render(<WhyUs />);
  await userEvent.tab();
  expect(open()).toEqual(['15 Years of Service']);
  await userEvent.click(screen.getByRole('button', { name: 'Top Service' }));
  expect(open()).toEqual(['Top Service']);
  expect(screen.getByText(reasons[7].description)).toBeVisible();
});

test('closed descriptions are in the document for browsers without scripts', () => {
  const { container } = render(<WhyUs />);
  expect(container.querySelectorAll('[data-panel][hidden]')).toHaveLength(9);
});
