/**
 * A share is only provided when something imports it by exactly that name. The shell itself uses little of
 * `shared-shell`'s face, but remotes get all of their copies from here.
 */
import 'react';
import 'react/jsx-runtime';
import 'react-dom';
import '@emotion/react';
import 'shared-api';
import 'shared-shell';
import 'shared-ui';
