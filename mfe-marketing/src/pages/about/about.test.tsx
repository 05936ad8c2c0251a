import { renderWithHost } from 'shared-host/testing';
import AboutPage from './index.tsx';

test('/who-we-are: mission, reasons, six core values in order, memberships, map', () => {
  const { container } = renderWithHost(<AboutPage />);
  const text = container.textContent ?? '';
  const order = [
    'Our mission',
    'Why choose us !',
    'Professionalism',
    'Integrity',
    'Excellence',
    'Collaboration',
    'Student Empowerment',
    'Social Responsibility',
    'Memberships',
    'Click and drag',
  ];
  const places = order.map((part) => text.indexOf(part));
  expect(places.every((at) => at >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
