import { act, render } from '@testing-library/react';
import { fontFaceCss } from '../fonts/font-face.ts';
import { overlayCode } from '../overlays/overlay-code.ts';
import { SiteTheme } from './site-theme.tsx';

const idleAtOnce = () => {
  window.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
  window.cancelIdleCallback = () => {};
};

test('the code of dialogs is preloaded when idle, except under Save-Data', async () => {
  idleAtOnce();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { unmount } = render(<SiteTheme>page</SiteTheme>);
  await act(async () => {});
  expect(overlayCode()).toBeNull();
  unmount();
  Object.defineProperty(navigator, 'connection', { value: { saveData: false }, configurable: true });
  render(<SiteTheme>page</SiteTheme>);
  await act(async () => {});
  expect(overlayCode()).toHaveProperty('MuiDialog');
});

test('fonts swap, and the fallbacks have their metrics', () => {
  const css = fontFaceCss({ heading: '/h.woff2', text: '/t.woff2' });
  expect(css.match(/@font-face/g)).toHaveLength(8);
  expect(css.match(/font-display:swap/g)).toHaveLength(2);
  expect(css.match(/size-adjust:10[0-9.]+%/g)).toHaveLength(6);
  // Bold text has a bold fallback: bold that the browser synthesises is narrower than the web font.
  for (const face of css.split('@font-face').filter((rule) => /-weight:(200|600) 800;src:local/.test(rule)))
    expect(face).toMatch(/src:local\('(Arial|Roboto) Bold'\)/);
  expect(css).toContain('url(/h.woff2)');
});
