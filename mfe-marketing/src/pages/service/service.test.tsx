import { screen, within } from '@testing-library/react';
import { renderWithHost } from 'shared-host/testing';
import { nextServices, services } from '../../services/services.ts';
import ServicePage from './index.tsx';

test.each(services.map((service) => [service.slug, service.label] as const))(
  '/services/%s is titled %s and leads on to the next four',
  (slug, label) => {
    const { page } = renderWithHost(<ServicePage />, { route: `/services/${slug}` });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(label);
    const more = screen
      .getByRole('heading', { name: 'Explore More Services' })
      .closest('section') as HTMLElement;
    expect(
      within(more)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(nextServices(slug).map((next) => `/services/${next.slug}`));
    expect(page()).toMatchObject({ title: label, canonical: `/services/${slug}` });
  },
);

test('career counseling names the cities of the branches', () => {
  renderWithHost(<ServicePage />, { route: '/services/career-counseling' });
  expect(
    screen.getByText('Alone or with your parents, in Kathmandu, in Butwal or online. It is free.'),
  ).toBeVisible();
});
