import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost, withoutContent } from 'shared-host/testing';
import PrivacyPage from './index.tsx';

const nine = [
  'Information we collect',
  'How we use it',
  'Sharing',
  'Security',
  'Your rights',
  'Cookies and local storage',
  'Third-party links',
  'Updates to this policy',
];
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test("/privacy-policy: the nine sections of PAGE-7, the pack's own before the last", () => {
  renderWithHost(<PrivacyPage />);
  expect(headings()).toEqual([...nine, 'Our archive', 'Contact']);
  expect(screen.getByText('We keep letters for a year.')).toBeVisible();
});

test('without a pack: the nine sections, and the contact form instead of an address that is not set', () => {
  renderWithHost(<PrivacyPage />, withoutContent);
  expect(headings()).toEqual([...nine, 'Contact']);
  const contact = screen.getByRole('heading', { name: 'Contact' }).closest('section') as HTMLElement;
  expect(within(contact).getByRole('link')).toHaveAttribute('href', '/contact');
});

test('the date of the last change is written as dates are elsewhere', () => {
  renderWithHost(<PrivacyPage />, {
    ...withoutContent,
    content: { privacy: { updated: '2026-03-31', sections: [] } },
  });
  expect(screen.getByText('Last changed: 31 March 2026')).toBeVisible();
});

test('an answer about third parties is shown and can be taken back', async () => {
  const badge = { url: 'https://badge.example/b.js', provider: 'Badges Ltd.' };
  const config = { ...withoutContent.config, links: { social: {}, badge } };
  localStorage.setItem('thirdPartyConsent', JSON.stringify({ companies: ['Badges Ltd.'], answer: 'yes' }));
  renderWithHost(<PrivacyPage />, { config, content: {} });
  await act(async () => {});
  expect(screen.getByText(/You have allowed content of Badges Ltd\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ask me again' }));
  expect(localStorage.getItem('thirdPartyConsent')).toBeNull();
  expect(screen.queryByText(/You have allowed/)).toBeNull();
});
