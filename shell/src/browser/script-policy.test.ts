import { createScriptPolicy, isAllowedScript } from './script-policy.ts';

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="script-addresses" content="/releases/shell/1/web/ /releases/mfe-a/2/web/ https://badge.example/">';
});

test.each([
  ['/releases/mfe-a/2/web/js/page.js?retry=1', true],
  [`${location.origin}/releases/shell/1/web/js/main.js`, true],
  ['https://badge.example/badge.js', true],
  ['/releases/mfe-a/3/web/js/page.js', false],
  ['/releases/mfe-a/2/web/../../../../content/x.js', false],
  ['https://badge.example.evil.test/badge.js', false],
  ['https://evil.test/releases/mfe-a/2/web/js/page.js', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
])('%s: %s', (address, isAllowed) => expect(isAllowedScript(address)).toBe(isAllowed));

test('a document that names no addresses allows none', () => {
  document.head.innerHTML = '';
  expect(isAllowedScript('/releases/mfe-a/2/web/js/page.js')).toBe(false);
});

test('the policy is created once, allows JSON as the text of a script, and has no rule for HTML', () => {
  type Rules = Parameters<NonNullable<Window['trustedTypes']>['createPolicy']>[1];
  const created: Rules[] = [];
  const types: NonNullable<Window['trustedTypes']> = {
    defaultPolicy: null,
    createPolicy: (name, rules) => {
      expect(name).toBe('default');
      created.push(rules);
      types.defaultPolicy = rules;
      return rules;
    },
  };
  window.trustedTypes = types;
  createScriptPolicy();
  createScriptPolicy();
  expect(created.map((rules) => Object.keys(rules))).toEqual([['createScriptURL', 'createScript']]);
  // Today's name, and those of Chromium 126 and 106, read off by a policy that notes its arguments.
  for (const text of ['HTMLScriptElement textContent', 'Node textContent', 'HTMLScriptElement text']) {
    expect(created[0]?.createScript('{"a":1}', 'TrustedScript', text)).toBe('{"a":1}');
    expect(created[0]?.createScript('alert(1)', 'TrustedScript', text)).toBeNull();
  }
  expect(created[0]?.createScript('1', 'TrustedScript', 'eval')).toBeNull();
  delete window.trustedTypes;
});
