/** @jest-environment node */
import createCache from '@emotion/cache';
import { CacheProvider, keyframes } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { createStyled, styled } from './styled.ts';

const styledInBrowsers = createStyled((component) => component);

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

/** HTML and styles as hosts render: with a cache that collects the styles. */
function collected(tree: ReactNode) {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{tree}</CacheProvider>);
  return { html, inserted: cache.inserted, registered: cache.registered };
}
const Id = ({ className }: { className?: string }) => <b id={useId()} className={className} />;

test.each<[string, (create: typeof styled) => ReactNode]>([
  [
    'an element',
    (create) => [create.div({ color: 'red' })].map((Box) => <Box key="a" title="x" color="y" />),
  ],
  [
    'a class of its own, and one that is merged',
    (create) => {
      const Inner = create.p({ margin: 1 });
      const Outer = create(Inner)({ margin: 2 });
      const Wrapped = create((props: { className?: string }) => <Inner {...props} />)({ margin: 3 });
      return [<Inner key="a" className="own  other" />, <Outer key="b" />, <Wrapped key="c" />];
    },
  ],
  [
    'another element, a component, and what they forward',
    (create) => {
      const Box = create('button', { shouldForwardProp: () => true })({ padding: 1 });
      const Text = create.span({ padding: 2 });
      const Whole = create(Id)({ padding: 3 });
      return [<Box key="a" as="a" />, <Text key="b" as="em" />, <Whole key="c" />, <Id key="d" />];
    },
  ],
  [
    'several styles of components of components',
    (create) => {
      const First = create.ul({ margin: 0 });
      const Second = create(First)({ padding: 0 }, { '& li': { color: 'blue' } });
      const Third = create(Second)({ margin: 4 });
      return [<First key="a" />, <Second key="b" id="x" />, <Third key="c" />];
    },
  ],
])('on the server %s is the HTML of browsers, with ids and styles', (_case, tree) => {
  const ours = collected(tree(styled));
  expect(ours).toEqual(collected(tree(styledInBrowsers)));
  expect(Object.keys(ours.inserted)).not.toHaveLength(0);
});
