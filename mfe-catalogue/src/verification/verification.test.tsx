import { screen } from '@testing-library/react';
import { renderWithHost } from 'shared-host/testing';
import { hasVerifications, standingOf, type Verifiable, withoutVerified } from './institution.ts';
import { VerificationLine } from './verification-line.tsx';
import { VerificationSection } from './verification-section.tsx';

const TODAY = '2026-11-22';
const listed = {
  state: 'listed' as const,
  register: 'CRICOS',
  code: '00008C',
  url: 'https://cricos.education.gov.au/',
  checked_on: '2026-11-03',
};
const entry = { id: 1, accreditation: 'CRICOS registered provider', register: 'CRICOS', code: '00008C' };

it.each<[string, Verifiable, string]>([
  ['listed', { verification: listed }, 'Listed: CRICOS 00008C · checked 3 November 2026'],
  [
    'an old check',
    { verification: { ...listed, checked_on: '2026-08-23' } },
    'Listed: CRICOS 00008C · checked 23 August 2026 · check is older than 90 days',
  ],
  [
    'the last day of a check',
    { verification: { ...listed, checked_on: '2026-08-24' } },
    'Listed: CRICOS 00008C · checked 24 August 2026',
  ],
  [
    'not listed',
    { verification: { ...listed, state: 'not_listed' } },
    'Not listed in CRICOS · checked 3 November 2026',
  ],
  ['not checked', { verification: null }, 'Not verified yet'],
  ['an API without verifications', {}, 'Not verified yet'],
  [
    'an API with only the entry of an accreditation',
    { accreditations: [{ ...entry, checked_on: '2026-11-03' }] },
    'Listed: CRICOS 00008C · checked 3 November 2026',
  ],
  [
    'nobody has checked, whatever an accreditation says',
    { verification: null, accreditations: [{ ...entry, checked_on: '2026-11-03' }] },
    'Not verified yet',
  ],
])('a card says: %s', (_case, of, text) => {
  renderWithHost(<VerificationLine of={of} today={TODAY} />);
  expect(screen.getByText(text)).toBeVisible();
});

it('says what was found, links to the register, and leads to the NOC checklist of the institution', () => {
  const view = renderWithHost(
    <VerificationSection of={{ verification: listed }} universityId={4} today="2027-06-01" size="m" />,
  );
  const section = screen.getByRole('region', { name: 'Is it real?' });
  expect(section).toHaveTextContent('This institution is listed in the official register: CRICOS 00008C.');
  expect(section).toHaveTextContent('We checked on 3 November 2026. That is more than 90 days ago');
  expect(screen.getByRole('link', { name: /^Open CRICOS/ })).toHaveAttribute('href', listed.url);
  expect(screen.getByRole('link', { name: /^No Objection Certificate/ })).toHaveAttribute(
    'href',
    '/noc?university=4',
  );
  view.unmount();
  renderWithHost(<VerificationSection of={{}} universityId={null} today={TODAY} size="m" />);
  expect(screen.getByText(/We have not checked this institution yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^No Objection Certificate/ })).toHaveAttribute('href', '/noc');
});

it('does not link to an address that is none', () =>
  expect(standingOf({ verification: { ...listed, url: 'javascript:alert(1)' } }, TODAY).link).toBeNull());

it('says nothing twice: an accreditation with the same entry is left out', () => {
  const others = { ...entry, id: 2, code: '00009D' };
  expect(withoutVerified({ verification: listed, accreditations: [entry, others] })).toEqual([others]);
  expect(withoutVerified({ verification: null, accreditations: [entry] })).toEqual([entry]);
});

it('knows whether there is anything to filter by', () => {
  expect(hasVerifications([{}, { verification: null }])).toBe(true);
  expect(hasVerifications([{}, { accreditations: [] }])).toBe(false);
});
