import { screen } from '@testing-library/react';
import { fakeApi } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { aBareCourse, aCourse } from '../testing/courses.ts';
import { CostBox } from './cost-box.tsx';
import { courseCost } from './course-cost.ts';

const show = (course = aCourse()) =>
  renderWithHost(<CostBox course={course} />, {
    api: fakeApi({ 'GET /api/exchange-rates/': { date: null, source: null, rates: [] } }).api,
  });

it('shows what the course costs in rupees, and leads to the page where the figures can be changed', () => {
  show();
  const sums = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(sums).toEqual({
    Once: 'AUD 5,600NPR 5,15,200',
    'Each year': 'AUD 68,110NPR 62,66,120',
    'All of 2 years': 'AUD 141,820NPR 1,30,47,440',
    'To show for the visa': 'AUD 72,110NPR 66,34,120',
  });
  expect(screen.getByRole('link', { name: 'Change the figures' })).toHaveAttribute('href', '/cost?course=12');
});

it('shows nothing for a country without a guide', () => {
  const { container } = show(aBareCourse());
  expect(container.textContent).toBe('');
});

const inCountry = (country_name: string, changes = {}) =>
  aCourse({
    university: { ...aCourse().university!, city: { city_name: null, country: { id: 1, country_name } } },
    ...changes,
  });

it.each([
  [
    'its own total instead of the fee times the years',
    { total_fees: 'AUD 70,000' },
    70_000 + 2 * 29_710 + 5600,
  ],
  [
    'the usual years where it has no length',
    { duration_year: null, total_fees: null },
    2 * (38_400 + 29_710) + 5600,
  ],
  [
    'the upper end of a range',
    { annual_fees: '30,000 - 40,000', total_fees: null },
    2 * (40_000 + 29_710) + 5600,
  ],
  ['no tuition for a fee of 0', { annual_fees: 0, total_fees: 0 }, 2 * 29_710 + 5600],
])('a course is calculated with %s', (_what, changes, total) => {
  const calculated = courseCost(inCountry('Australia', changes))!;
  expect(calculated.cost.totals.all[0]?.to).toBeCloseTo(total, 4);
  expect(calculated.cost.lacksTuition).toBe(false);
});

it('a course without a fee has the tuition of the guide, by its level', () => {
  const noFee = { annual_fees: null, total_fees: null };
  const master = courseCost(inCountry('United States', noFee))!;
  expect(master.cost.yearly[0]?.label).toBe('Tuition, graduate');
  const bachelor = courseCost(
    inCountry('USA', { ...noFee, interest: { id: 2, interest_name: 'Bachelor' } }),
  )!;
  expect(bachelor.cost.yearly[0]?.label).toBe('Tuition, undergraduate');
  expect(courseCost(inCountry('UK', noFee))!.cost.lacksTuition).toBe(true);
});
