import { screen, within } from '@testing-library/react';
import { renderWithHost } from 'shared-host/testing';
import { silentApi } from '../../testing/api.ts';
import StudentVisaPage from './index.tsx';

test('/student-visa compares six countries and links to every guide (A-1)', () => {
  renderWithHost(<StudentVisaPage />, { api: silentApi() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Student Visa');
  const table = within(screen.getByRole('region', { name: 'Six countries compared' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('link')[0]?.getAttribute('href'))).toEqual(
    ['australia', 'newzealand', 'uk', 'usa', 'canada', 'dubai'].map((slug) => `/study-abroad/${slug}`),
  );
  const cells = (country: string) =>
    within(table.getByRole('rowheader', { name: new RegExp(`^${country}`) }).closest('tr')!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells('Australia')).toEqual([
    'AUD 1,600 Visa application fee',
    'AUD 35,310NPR 32,48,520',
    'AUD 33,710NPR 31,01,320',
    'Not stated',
    '2–8 weeks Visa processing',
    '48 hours a fortnight Part-time work',
  ]);
  expect(cells('UK')[3]).toBe('28 days Funds held without a break');
  expect(cells('New Zealand')[3]).toContain('3 months');
  expect(screen.getByText(/^Australia, Visa application fee: AUD 2,000 from 1 July 2025/)).toBeVisible();
});
