import { screen } from '@testing-library/react';
import { renderWithHost, withoutContent } from 'shared-host/testing';
import AboutPage from './index.tsx';

test('/who-we-are: mission, reasons, six core values in order, memberships, certifications, map', () => {
  const { container } = renderWithHost(<AboutPage />);
  const text = container.textContent ?? '';
  const order = [
    '15 years of service',
    'Our mission',
    'Why choose us !',
    'Professionalism',
    'Integrity',
    'Excellence',
    'Collaboration',
    'Student Empowerment',
    'Social Responsibility',
    'Memberships',
    'Association of Study Counsellors',
    'Certifications',
    'Certified counsellor training',
    'No. T-7',
    'Show the map',
  ];
  const places = order.map((part) => text.indexOf(part));
  expect(places.every((at) => at >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('without a content pack nothing is claimed: no years, memberships, certifications, licences or branches', () => {
  const { container } = renderWithHost(<AboutPage />, withoutContent);
  expect(screen.queryByRole('heading', { name: /Memberships|Certifications|Licences|Locations/ })).toBeNull();
  expect(container).not.toHaveTextContent('years of service');
  expect(screen.getByRole('heading', { name: 'Our core values' })).toBeVisible();
});

test('the first year is one year', () => {
  const { config } = withoutContent;
  renderWithHost(<AboutPage />, {
    ...withoutContent,
    config: { ...config, brand: { ...config.brand, yearsOfService: 1 } },
  });
  expect(screen.getByText('1 year of service to students from Nepal.')).toBeVisible();
});
