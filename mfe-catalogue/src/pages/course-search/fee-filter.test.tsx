import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeApi } from 'shared-api/testing';
import { renderWithHost } from 'shared-host/testing';
import { PROFILE_KEY } from 'shared-shell/visitor-profile';
import type { FeeLimit } from '../../money/fee-limit.ts';
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

/** As on the page: the limit that the field reports is the limit that it gets. */
function OnPage({ onChange }: { onChange: (limit: FeeLimit) => void }) {
  const [limit, setLimit] = useState<FeeLimit>({ maxFee: DEFAULT_MAX_FEE, maxFeeNpr: null });
  return (
    <FeeFilter
      limit={limit}
      onChange={(next) => {
        setLimit(next);
        onChange(next);
      }}
    />
  );
}

describe('the typed amount', () => {
  const showOnPage = () => {
    const onChange = jest.fn<void, [FeeLimit]>();
    renderWithHost(<OnPage onChange={onChange} />, {
      api: fakeApi({ 'GET /api/exchange-rates/': { date: null, source: null, rates: [] } }).api,
    });
    return { field: screen.getByLabelText('Highest annual fee in rupees'), onChange };
  };

  it.each([
    ['2500000.00', 2_500_000],
    ['NPR 25,00,000.00', 2_500_000],
    ['12.5', 12],
    ['२५०००००', 2_500_000],
  ])('%s is the limit %d, pasted or typed, and stays as it is written', async (text, maxFeeNpr) => {
    const { field, onChange } = showOnPage();
    await user.click(field);
    await user.paste(text);
    expect(onChange).toHaveBeenLastCalledWith({ maxFee: DEFAULT_MAX_FEE, maxFeeNpr });
    await user.clear(field);
    expect(onChange).toHaveBeenLastCalledWith({ maxFee: DEFAULT_MAX_FEE, maxFeeNpr: null });
    await user.type(field, text);
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith({ maxFee: DEFAULT_MAX_FEE, maxFeeNpr });
    expect(field).toHaveValue(text);
    expect(field).toBeValid();
  });

  it('is an error once the field is left, when it cannot be read', async () => {
    const { field, onChange } = showOnPage();
    await user.type(field, '25 lakh');
    expect(onChange).toHaveBeenLastCalledWith({ maxFee: DEFAULT_MAX_FEE, maxFeeNpr: null });
    expect(field).toBeValid();
    await user.tab();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Enter an amount in rupees\.$/);
    await user.click(screen.getByRole('checkbox', { name: 'No fee limit' }));
    expect(field).toHaveValue('');
    expect(field).toBeValid();
  });
});
