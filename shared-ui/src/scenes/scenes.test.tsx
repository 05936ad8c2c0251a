import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { sceneNames } from './draw/places.ts';
import { drawScene } from './draw/scene.ts';
import { Scene } from './scene.tsx';

test.each(sceneNames)('%s: the committed picture is what the generator draws, 2–6 kB', (name) => {
  const file = readFileSync(join(__dirname, 'files', `${name}.svg`), 'utf8');
  expect(file.trimEnd()).toBe(drawScene(name));
  expect(file.length).toBeGreaterThan(2000);
  expect(file.length).toBeLessThan(6000);
  expect(file).toContain('prefers-color-scheme:dark');
});

test('pictures have their size and are decorative unless they have an alt', () => {
  const { container } = render(<Scene name="uk" />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('width', '1200');
  expect(picture).toHaveAttribute('height', '630');
  expect(picture).toHaveAttribute('alt', '');
});
