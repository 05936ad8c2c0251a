import { setTimeout as wait } from 'node:timers/promises';
import { renderToString } from 'react-dom/server';
import { hydrateInTasks } from './hydrate-in-tasks.ts';

const PARTS = 40;
let isInBrowser = false;
let hydrated = 0;

/** Takes 2 ms in the browser. */
function Part() {
  const end = performance.now() + 2;
  while (isInBrowser && performance.now() < end);
  if (isInBrowser) hydrated += 1;
  return <p>part</p>;
}
const tree = Array.from({ length: PARTS }, (_, index) => <Part key={index} />);

test('the browser can answer input before all of the frame is hydrated', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tree);
  const paragraph = container.querySelector('p');
  isInBrowser = true;
  const onRecoverableError = jest.fn();
  const root = hydrateInTasks(container, tree, { onRecoverableError });
  while (hydrated === 0) await wait(1);
  expect(hydrated).toBeLessThan(PARTS);
  while (hydrated < PARTS) await wait(1);
  await wait(20);
  expect(container.querySelector('p')).toBe(paragraph);
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
});
