import { render } from '@testing-library/react';
import { Portrait } from './portrait.tsx';

const initials = (name: string) => render(<Portrait name={name} size={48} />).container.textContent;

it.each([
  ['Asha Rai', 'AR'],
  ['  asha  kumari  rai ', 'AR'],
  ['सुमन राई', 'सुरा'],
  ['É', 'É'],
])('a person without a picture is shown by initials: %s → %s', (name, expected) =>
  expect(initials(name)).toBe(expected),
);

it('marks stay with their letter in browsers that do not divide text into characters', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    expect(initials('सुमन राई')).toBe('सुरा');
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});
