import { screen, within } from '@testing-library/react';
import { renderWithHost } from 'shared-host/testing';
import { TestimonialsSection } from './testimonials-section.tsx';

test('every testimonial of the pack has its words, name and initials', () => {
  renderWithHost(<TestimonialsSection />);
  const stories = screen.getAllByRole('figure');
  expect(stories).toHaveLength(4);
  expect(stories[0]).toHaveTextContent('They answered every question.Twice.ARAsmita RaiMSc Data Science');
});

test('a portrait takes the place of the initials; Devanagari keeps whole characters', () => {
  const testimonials = [
    { name: 'A B', text: ['x'], portrait: { src: '/p.svg', width: 64, height: 64 } },
    { name: 'सीता गिरी', text: ['राम्रो सल्लाह पाएँ।'] },
  ];
  renderWithHost(<TestimonialsSection />, { content: { testimonials } });
  const [first, second] = screen.getAllByRole('figure') as [HTMLElement, HTMLElement];
  expect(first.querySelector('img')).toHaveAttribute('src', '/p.svg');
  expect(first).not.toHaveTextContent('AB');
  expect(within(second).getByText('सीगि')).toBeVisible();
  expect(second.querySelector('blockquote')).toHaveAttribute('lang', 'ne');
});

test('fewer than three do not rotate; without any there is no section', () => {
  const two = renderWithHost(<TestimonialsSection />, {
    content: { testimonials: [{ name: 'A', text: ['x'] }] },
  });
  expect(screen.getAllByRole('figure')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  two.unmount();
  const { container } = renderWithHost(<TestimonialsSection />, { content: {} });
  expect(container.querySelector('section')).toBeNull();
});

test('it has dots, arrows and Pause', () => {
  renderWithHost(<TestimonialsSection />);
  for (const name of ['Pause testimonials carousel', 'Previous slide', 'Next slide', 'Show Chandra Gurung']) {
    expect(
      screen.getByRole(name.startsWith('Show') ? 'link' : 'button', {
        name: new RegExp(name.replace('Pause', '(Pause|Play)')),
      }),
    ).toBeVisible();
  }
});
