import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapFrame, mapHost } from './index.ts';

const texts = {
  allowed: ['https://maps.example.com'],
  title: 'Map of Otago',
  showLabel: 'Show',
  note: (host: string) => `from ${host}`,
};

test('no frame before a click, a sandboxed one after it', async () => {
  const { container } = render(<MapFrame src="https://maps.example.com/?q=A" caption="Drag" {...texts} />);
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByText('from maps.example.com')).toBeVisible();
  expect(screen.queryByText('Drag')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  const frame = screen.getByTitle('Map of Otago');
  expect(frame).toHaveAttribute('src', 'https://maps.example.com/?q=A');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  expect(screen.getByText('Drag')).toBeVisible();
});

test.each([
  '',
  'javascript:alert(1)',
  'http://maps.example.com',
  'maps',
  '//maps.example.com',
  'https://maps.example.com.evil.test/',
  'https://other.example/',
])('"%s" is never framed', (src) => {
  const { container } = render(<MapFrame src={src} {...texts} />);
  expect(mapHost(src, texts.allowed)).toBeNull();
  expect(container).toBeEmptyDOMElement();
});

test('a picture of the place is shown without any maps service', () => {
  const picture = { src: '/map.svg', width: 640, height: 360, alt: 'The square' };
  render(<MapFrame src="" picture={picture} {...texts} />);
  expect(screen.getByRole('img', { name: 'The square' })).toHaveAttribute('width', '640');
  expect(screen.queryByRole('button')).toBeNull();
});

describe('focus', () => {
  const map = (title: string) => <MapFrame {...texts} src="https://maps.example.com/?q=A" title={title} />;

  test('is nowhere else when the map appears, until it is pressed', () => {
    render(map('Map'));
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('figure')).not.toHaveAttribute('tabindex');
  });

  test.each(['{Enter}', ' '])('moves from the button to the map by "%s", once', async (key) => {
    const { rerender } = render(map('Map'));
    await userEvent.tab();
    await userEvent.keyboard(key);
    const figure = screen.getByRole('figure', { name: 'Map' });
    expect(figure).toContainElement(screen.getByTitle('Map'));
    expect(figure).toHaveFocus();
    figure.blur();
    rerender(map('Same map'));
    expect(figure).not.toHaveFocus();
  });
});
