import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { PROFILE_KEY } from 'shared-shell/visitor-profile';
import { DEFAULT_MAX_FEE } from '../../search/search-address.ts';
import { FeeFilter } from './fee-filter.tsx';

const user = userEvent.setup();
afterEach(() => localStorage.clear());

const show = (maxFeeNpr: number | null, maxFee: number | null = DEFAULT_MAX_FEE) => {
  const onChange = jest.fn();
  renderWithHost(<FeeFilter limit={{ maxFee, maxFeeNpr }} onChange={onChange} />, {
    api: fakeApi({ 'GET /api/exchange-rates/': { date: null, source: null, rates: [] } }).api,
  });
  return onChange;
};

it('says what a limit is in lakhs, and by which rates fees are compared', () => {
  show(2_500_000);
  expect(
    screen.getByText(/^NPR 25,00,000\. Fees are compared at rounded rates of September 2025/),
  ).toBeVisible();
});

it('offers the budget of the profile, and sends it only when that is pressed', async () => {
  localStorage.setItem(PROFILE_KEY, JSON.stringify({ version: 1, budgetNpr: 1_800_000 }));
  const onChange = show(null);
  const button = await screen.findByRole('button', { name: 'Search with my budget: NPR 18,00,000' });
  expect(onChange).not.toHaveBeenCalled();
  await user.click(button);
  expect(onChange).toHaveBeenCalledWith({ maxFee: DEFAULT_MAX_FEE, maxFeeNpr: 1_800_000 });
});

it('has no field to fill in where there is no limit at all', async () => {
  const onChange = show(null, null);
  expect(screen.getByLabelText('Highest annual fee in rupees')).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'No fee limit' }));
  expect(onChange).toHaveBeenCalledWith({ maxFee: DEFAULT_MAX_FEE, maxFeeNpr: null });
});
