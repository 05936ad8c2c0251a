import { render, screen } from '@testing-library/react';
import type { Accreditation } from 'shared-api';
import { AccreditationSection } from './accreditation-section.tsx';

const registered = {
  id: 1,
  accreditation: 'CRICOS registered provider',
  register: 'CRICOS',
  code: '00008C',
  checked_on: '2026-11-03',
  url: 'https://cricos.education.gov.au/',
};

const show = (accreditations: Accreditation[] | undefined) =>
  render(<AccreditationSection accreditations={accreditations} size="s" />);

it('names the number in the register, when it was checked and where to look it up', () => {
  show([registered]);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^CRICOS registered provider \(CRICOS 00008C.*, checked 2026-11-03\)$/,
  );
  expect(screen.getByRole('link', { name: /^CRICOS 00008C/ })).toHaveAttribute('href', registered.url);
});

it.each(['javascript:alert(1)', '', null])('leads nowhere by %j', (url) => {
  show([{ ...registered, url, checked_on: null }]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('listitem')).toHaveTextContent('CRICOS registered provider (CRICOS 00008C)');
});

it('leaves out what has no name, and numbers that are not whole', () => {
  show([
    { id: 2, accreditation: null },
    { id: 3, accreditation: 'AACSB', register: 'AACSB', code: null },
  ]);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^AACSB$/);
});

it('is left out, or says so, when nothing is known', () => {
  const { container, rerender } = show(undefined);
  expect(container).toBeEmptyDOMElement();
  rerender(<AccreditationSection accreditations={[]} size="m" empty="Nothing listed" />);
  expect(screen.getByRole('region', { name: 'Accreditation' })).toHaveTextContent('Nothing listed');
  expect(screen.queryByRole('list')).toBeNull();
});
