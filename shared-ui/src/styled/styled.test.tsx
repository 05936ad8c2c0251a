/** @jest-environment node */
import { keyframes } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import { renderToString } from 'react-dom/server';
import { styled } from './styled.ts';

/** Without a cache of the host, Emotion writes the styles beside the elements. */
const classesIn = (html: string) => [...html.matchAll(/class="([^"]*)"/g)].map(([, name]) => name);

test('styles without functions are read for the first element of a component only', () => {
  let reads = 0;
  const Box = styled.div({
    get color() {
      reads += 1;
      return 'red';
    },
  });
  renderToString(<Box />);
  const first = reads;
  const html = renderToString(
    <>
      <Box />
      <Box />
    </>,
  );
  expect(reads).toBe(first);
  expect(html).toContain('{color:red;}');
  expect(classesIn(html)).toHaveLength(2);
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
  const [ours, theirs] = classesIn(renderToString(<Ours />) + renderToString(<Theirs />));
  expect(ours).toMatch(/^css-/);
  expect(ours).toBe(theirs);
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
  expect(renderToString(<Box />)).toContain('{width:100px;}');
  expect(renderToString(<Inner wide />)).toMatch(/\{width:200px;height:5px;\}/);
  expect(renderToString(<Written />)).toContain('{color:rgb(1, 2, 3);}');
});
