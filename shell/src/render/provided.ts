import * as emotionReact from '@emotion/react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as sharedApi from 'shared-api';
import * as sharedShell from 'shared-shell';
import * as sharedUi from 'shared-ui';

/**
 * Modules that a remote's server bundle can `require`: the shell's own copies, so that there is one React, one set of
 * contexts and one style cache on the server as well (PLATFORM-22).
 */
export const provided: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@emotion/react': emotionReact,
  'shared-api': sharedApi,
  'shared-shell': sharedShell,
  'shared-ui': sharedUi,
};
