import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapFrame, mapHost } from './index.ts';

const texts = {
  title: 'Map of Otago',
  showLabel: 'Show',
  note: (host: string) => `from ${host}`,
  missing: 'none',
};

test('no frame before a click, a sandboxed one after it', async () => {
  const { container } = render(<MapFrame src="https://maps.example.com/?q=A" caption="Drag" {...texts} />);
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByText('from maps.example.com')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  const frame = screen.getByTitle('Map of Otago');
  expect(frame).toHaveAttribute('src', 'https://maps.example.com/?q=A');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  expect(screen.getByText('Drag')).toBeVisible();
});

test.each(['', 'javascript:alert(1)', 'http://maps.example.com', 'maps', '//maps.example.com'])(
  '"%s" is never framed',
  (src) => {
    render(<MapFrame src={src} {...texts} />);
    expect(mapHost(src)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('none')).toBeVisible();
  },
);
