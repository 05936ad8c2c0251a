import { setVariables } from './set-variables.ts';

test('empty variables and those of spaces are not set; the others stay as they are', () => {
  expect(
    setVariables({
      PORT: '',
      RATE_LIMIT_FACTOR: ' \t',
      HOST: undefined,
      MAIL_FROM: ' Desk <desk@example.com>',
    }),
  ).toEqual({
    MAIL_FROM: ' Desk <desk@example.com>',
  });
});
