import { keyframes } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import { render } from '@testing-library/react';
import { styled } from './styled.ts';

const classOf = (element: Element | null | undefined) => element?.className ?? 'none';

test('styles without functions are read for the first element of a component only', () => {
  let reads = 0;
  const Box = styled.div({
    get color() {
      reads += 1;
      return 'red';
    },
  });
  render(<Box />);
  const first = reads;
  const { container } = render(
    <>
      <Box />
      <Box />
    </>,
  );
  expect(reads).toBe(first);
  expect([...container.children].map((box) => getComputedStyle(box).color)).toEqual(
    Array(2).fill('rgb(255, 0, 0)'),
  );
});

const grow = keyframes({ from: { width: 0 } });
const shared = { margin: 4, '& p': { padding: ['1px', '2px'] } };
test.each([
  ['an object', [{ color: 'red' }]],
  ['two objects', [shared, { color: 'red' }]],
  ['a list with what may be missing', [[shared, false, null]]],
  ['an animation', [{ animation: `${grow} 1s` }]],
])("%s gives Emotion's own class", (_case, styles) => {
  const Ours = styled.div(...(styles as never[]));
  const Theirs = emotionStyled.div(...(styles as never[]));
  const { container } = render(
    <>
      <Ours />
      <Theirs />
    </>,
  );
  const [ours, theirs] = container.children;
  expect(classOf(ours)).toMatch(/^css-/);
  expect(classOf(ours)).toBe(classOf(theirs));
});

test('styles that depend on props, templates, and components of components work as before', () => {
  const Box = styled('div', { shouldForwardProp: (name) => name !== 'wide' })<{ wide?: boolean }>(
    ({ wide }) => ({
      width: wide ? 200 : 100,
    }),
  );
  const Inner = styled(Box)({ height: 5 });
  const Written = styled.p`
    color: rgb(1, 2, 3);
  `;
  const { container } = render(
    <>
      <Box />
      <Inner wide />
      <Written />
    </>,
  );
  const [box, inner, written] = [...container.children].map((element) => getComputedStyle(element));
  expect([box?.width, inner?.width, inner?.height, written?.color]).toEqual([
    '100px',
    '200px',
    '5px',
    'rgb(1, 2, 3)',
  ]);
});
