import { render, screen } from '@testing-library/react';
import { AccreditationList, namedAccreditations } from './accreditation-list.tsx';

const registered = {
  id: 1,
  accreditation: 'CRICOS registered provider',
  register: 'CRICOS',
  code: '00008C',
  checked_on: '2026-11-03',
  url: 'https://cricos.education.gov.au/',
};

it('names the number in the register, when it was checked and where to look it up', () => {
  render(<AccreditationList accreditations={[registered]} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^CRICOS registered provider \(CRICOS 00008C.*, checked 2026-11-03\)$/,
  );
  expect(screen.getByRole('link', { name: /^CRICOS 00008C/ })).toHaveAttribute('href', registered.url);
});

it.each(['javascript:alert(1)', '', null])('leads nowhere by %j', (url) => {
  render(<AccreditationList accreditations={[{ ...registered, url, checked_on: null }]} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('listitem')).toHaveTextContent('CRICOS registered provider (CRICOS 00008C)');
});

it('leaves out what has no name, and numbers that are not whole', () => {
  const all = namedAccreditations([
    { id: 2, accreditation: null },
    { id: 3, accreditation: 'AACSB', register: 'AACSB', code: null },
  ]);
  render(<AccreditationList accreditations={all} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^AACSB$/);
  expect(namedAccreditations(undefined)).toEqual([]);
});
