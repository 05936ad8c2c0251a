import { screen, within } from '@testing-library/react';
import { renderWithHost } from 'shared-host/testing';
import StudyAbroadPage from './index.tsx';

test('/study-abroad: heading and six described cards', () => {
  renderWithHost(<StudyAbroadPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Explore Global Opportunities with Confidence',
  );
  expect(screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent)).toEqual([
    'Study in Australia',
    'Study in New Zealand',
    'Study in UK',
    'Study in USA',
    'Study in Canada',
    'Study in Dubai',
  ]);
});
