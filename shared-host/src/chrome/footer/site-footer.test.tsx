import { screen } from '@testing-library/react';
import { renderWithHost, withoutContent } from '../../testing/index.ts';
import { buildNav } from '../menu/nav-model.ts';
import { SiteFooter } from './site-footer.tsx';

const show = (tagline: string, legalName: string, licence: string, address: string) => {
  const { brand } = withoutContent.config;
  renderWithHost(<SiteFooter nav={buildNav([])} />, {
    config: {
      brand: { ...brand, tagline, legalName, licences: [{ name: licence }] },
      branches: [{ id: 'butwal', city: 'Butwal', name: 'Butwal branch', address, openingHours: [] }],
    },
  });
  return [tagline, `© 2024 ${legalName}`, licence, address].map((text) => screen.getByText(text));
};

test('texts of the pack in another language than the page are marked', () => {
  for (const element of show('वैदेशिक अध्ययन', 'रिजवे शिक्षा प्रा. लि.', 'शैक्षिक परामर्श संस्था', 'बुटवल, रूपन्देही'))
    expect(element).toHaveAttribute('lang', 'ne');
});

test('texts in the language of the page are not marked', () => {
  for (const element of show(
    'Study abroad',
    'Ridgeway Pvt. Ltd.',
    'Licensed consultancy',
    'Mango Grove Road 7',
  ))
    expect(element).not.toHaveAttribute('lang');
});
