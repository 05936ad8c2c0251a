import { screen } from '@testing-library/react';
import { renderWithHost } from 'shared-host/testing';
import { feeRange, UniversityOffer } from './university-offer.tsx';

it.each([
  [{ currency: 'aud', from: 24_000, to: 46_000 }, 'A$24,000 to A$46,000 a year'],
  [{ currency: 'gbp', from: 15_000, to: 15_000 }, '£15,000 a year'],
  [{ currency: 'eur', from: 0, to: 12_000 }, 'No tuition fee to €12,000 a year'],
  [{ currency: 'eur', from: 0, to: 0 }, '€0 · No tuition fee'],
  [null, null],
])('the range of %j is %j', (fees, text) => expect(feeRange(fees)).toBe(text));

it('says what the fees are in rupees', () => {
  const fees = { currency: 'aud', from: 20_000, to: 30_000 };
  renderWithHost(<UniversityOffer university={{ summary: { courses: 2, scholarships: 0, fees } }} />);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(
    /^A\$20,000 to A\$30,000 a yearNPR [\d,]+–[\d,]+ a year$/,
  );
});

it('says what a university offers, and nothing where the API does not', () => {
  const { unmount, container } = renderWithHost(
    <UniversityOffer university={{ summary: { courses: 11, scholarships: 1, fees: null } }} />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '11 courses',
    '1 scholarship',
  ]);
  expect(container).not.toBeEmptyDOMElement();
  unmount();
  renderWithHost(<UniversityOffer university={{}} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
