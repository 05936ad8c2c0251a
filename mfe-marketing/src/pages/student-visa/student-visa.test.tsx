import { screen, within } from '@testing-library/react';
import { renderWithHost } from 'shared-host/testing';
import StudentVisaPage from './index.tsx';

test('/student-visa is a page that links to every guide (A-1)', () => {
  renderWithHost(<StudentVisaPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Student Visa');
  const hrefs = screen
    .getAllByRole('article')
    .map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href'));
  expect(hrefs).toEqual(
    ['australia', 'newzealand', 'uk', 'usa', 'canada', 'dubai'].map((slug) => `/study-abroad/${slug}`),
  );
});
