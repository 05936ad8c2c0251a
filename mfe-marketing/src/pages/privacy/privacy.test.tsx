import { screen } from '@testing-library/react';
import { renderWithHost } from 'shared-host/testing';
import PrivacyPage from './index.tsx';

test('/privacy-policy: the nine sections of PAGE-7', () => {
  renderWithHost(<PrivacyPage />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Information we collect',
    'How we use it',
    'Sharing',
    'Security',
    'Your rights',
    'Cookies and local storage',
    'Third-party links',
    'Updates to this policy',
    'Contact',
  ]);
});
