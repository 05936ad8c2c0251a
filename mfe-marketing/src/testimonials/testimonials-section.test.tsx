import { render, screen } from '@testing-library/react';
import { testimonials } from './testimonials.ts';
import { TestimonialsSection } from './testimonials-section.tsx';

test('there are four; each without consent is marked as a sample', () => {
  render(<TestimonialsSection />);
  expect(testimonials).toHaveLength(4);
  const stories = screen.getAllByRole('figure');
  expect(stories).toHaveLength(4);
  for (const [index, story] of stories.entries()) {
    expect(story).toHaveTextContent(testimonials[index]?.name ?? '');
    expect(story).toHaveTextContent('Sample testimonial: replace with a consented story');
  }
});

test('it has dots, arrows and Pause', () => {
  render(<TestimonialsSection />);
  for (const name of [
    'Pause testimonials carousel',
    'Previous slide',
    'Next slide',
    'Show Sample student C',
  ]) {
    expect(
      screen.getByRole('button', { name: new RegExp(name.replace('Pause', '(Pause|Play)')) }),
    ).toBeVisible();
  }
});
