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

it('shows the register number, the date of the check and the link to the register', () => {
  show([registered]);
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^CRICOS registered provider \(CRICOS 00008C.*, checked 3 November 2026\)$/,
  );
  expect(screen.getByRole('link', { name: /^CRICOS 00008C/ })).toHaveAttribute('href', registered.url);
});

it.each(['javascript:alert(1)', '', null])('does not link to %j', (url) => {
  show([{ ...registered, url, checked_on: null }]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('listitem')).toHaveTextContent('CRICOS registered provider (CRICOS 00008C)');
});

it('omits entries without a name, and register numbers that are incomplete', () => {
  show([
    { id: 2, accreditation: null },
    { id: 3, accreditation: 'AACSB', register: 'AACSB', code: null },
  ]);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^AACSB$/);
});

it('without entries, renders nothing or its empty text', () => {
  const { container, rerender } = show(undefined);
  expect(container).toBeEmptyDOMElement();
  rerender(<AccreditationSection accreditations={[]} size="m" empty="Nothing listed" />);
  expect(screen.getByRole('region', { name: 'Accreditation' })).toHaveTextContent('Nothing listed');
  expect(screen.queryByRole('list')).toBeNull();
});
