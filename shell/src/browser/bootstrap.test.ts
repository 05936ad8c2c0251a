import { setTimeout as wait } from 'node:timers/promises';

const seen: string[] = [];
const part = (name: string) => async () => {
  seen.push(name);
};

test('the code is evaluated in several tasks, the page is started last', async () => {
  jest.doMock('./provided.ts', () => ({ provided: [part('a'), part('b')] }));
  jest.doMock('./start-site.ts', () => ({}));
  jest.doMock('./start-page.ts', () => {
    seen.push('page');
    return {};
  });
  const { bootstrap } = await import('./bootstrap.ts');
  const isStarted = bootstrap();
  // As input that comes meanwhile.
  let inputs = 0;
  const answerInput = () => {
    inputs += 1;
    seen.push('input');
    if (inputs < 3) setTimeout(answerInput);
  };
  setTimeout(answerInput);
  await isStarted;
  await wait(20);
  expect(seen[0]).toBe('a');
  expect(seen.indexOf('input')).toBeLessThan(seen.indexOf('page'));
  expect(seen.filter((name) => name !== 'input')).toEqual(['a', 'b', 'page']);
});
