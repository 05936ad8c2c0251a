import { recordPolicyViolations } from './policy-violations.ts';

test('HTML and handlers as text are found with file and line; styles as properties are allowed', () => {
  const element = document.createElement('p');
  const violations = recordPolicyViolations();
  element.innerHTML = '<b>x</b>';
  element.insertAdjacentHTML('beforeend', '<b>y</b>');
  element.setAttribute('onclick', 'x()');
  element.style.color = 'red';
  element.innerHTML = '';
  element.textContent = '<b>';
  const found = violations.stop();
  expect(found).toEqual([
    expect.stringMatching(/^innerHTML at .*policy-violations\.test\.ts:6:\d+/),
    expect.stringMatching(/^insertAdjacentHTML at .*:7:\d+/),
    expect.stringMatching(/^the attribute onclick at .*:8:\d+/),
  ]);
  element.innerHTML = '<i>z</i>';
  expect(element.querySelector('i')).not.toBeNull();
  expect(found).toHaveLength(3);
});
