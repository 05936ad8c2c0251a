/**
 * Module Federation provides a shared module only if the shell imports it by exactly this name (FED-8). Remotes get
 * their copies from here. Each is evaluated when it is called, so that the parts of a long start can be tasks of their
 * own; their code is in the file of the start itself.
 */
export const provided: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ '@emotion/react'),
  () => import(/* webpackMode: "eager" */ 'shared-api'),
  () => import(/* webpackMode: "eager" */ 'shared-ui'),
  () => import(/* webpackMode: "eager" */ 'shared-shell'),
];
