/**
 * Module Federation provides a shared module only if the shell imports it by exactly this name (FED-8). Remotes get
 * their copies from here.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import '@emotion/react';
import 'shared-api';
import 'shared-shell';
import 'shared-ui';
