/** @jest-environment node */
import { createErrorWatch } from './error-watch.ts';

const watch = (minViews = 10) => {
  let time = 0;
  const made = createErrorWatch({ minViews, rate: 0.2, window: 60_000, now: () => time });
  return {
    ...made,
    pass: (ms: number) => {
      time += ms;
    },
  };
};

test('a version that fails more than a fifth of its views is named, with its figures', () => {
  const { view, failure } = watch();
  for (let n = 0; n < 10; n++) view('mfe-a', '2');
  expect(failure('mfe-a', '2', 'one')).toBeNull();
  expect(failure('mfe-a', '2', 'two')).toBeNull();
  expect(failure('mfe-a', '2', 'three')).toEqual({ remote: 'mfe-a', version: '2', views: 10, failed: 3 });
});

test('few views, few failures, or one reporter alone judge nothing', () => {
  const { view, failure } = watch();
  view('mfe-a', '2');
  expect(failure('mfe-a', '2', 'one')).toBeNull();
  for (let n = 0; n < 20; n++) view('mfe-a', '2');
  for (let n = 0; n < 20; n++) expect(failure('mfe-a', '2', 'one')).toBeNull();
});

test('what is older than the window no longer counts', () => {
  const { view, failure, pass } = watch(5);
  for (let n = 0; n < 5; n++) view('mfe-a', '2');
  failure('mfe-a', '2', 'one');
  pass(61_000);
  for (let n = 0; n < 10; n++) view('mfe-a', '2');
  expect(failure('mfe-a', '2', 'two')).toBeNull();
  expect(failure('mfe-a', '2', 'one')).toBeNull();
});
