import { isBuiltin } from 'node:module';
import { modulesOfError } from './modules-of-error.ts';

/** Time in ms for a page to render. */
export const RENDER_LIMIT_MS = 5_000;

/** What to do about an error while rendering, where its text tells the cause: other errors have other causes. */
export function renderHint(message: string): string {
  if (isOfBrowser(message)) return ' Pages must not touch window or document while rendering.';
  if (message.startsWith('render time limit'))
    return ` A page must not wait for a promise that nothing settles within ${RENDER_LIMIT_MS / 1000} s.`;
  if (IMPORT_OF_NOTHING.test(message))
    return ' If it is imported from shared-ui, shared-shell or shared-api, this shell does not have it yet: the served shell and the one before it need it (npm run release -- shell). A part with a subpath of its own, such as shared-ui/combobox, becomes part of the remote instead.';
  return '';
}

/** What React and V8 say of a component or a function that the provided module does not export. */
const IMPORT_OF_NOTHING =
  /Element type is invalid.* got: undefined|\bshared_(?:ui|shell|api)_\w*\.\w+\) is not a function/;

const isOfBrowser = (message: string) =>
  /\b(?:window|document|navigator|location|localStorage|sessionStorage|history|matchMedia)\b/.test(message);

/** An error of a module that is imported, with the files that it comes from. */
export const describeImportError = (error: unknown) =>
  asSentence((error as Error).message.replace(/\.$/, '') + modulesOfError(error));

/** What to do about an error of a module that is imported, where its text tells the cause. */
export function importHint(error: unknown): string {
  const { message } = error as Error;
  if (isOfBrowser(message))
    return ' The server imports it too: touch window or document in effects and handlers only, not at the top level of a module. Load a library that does so in an effect, with import().';
  const [, required = ''] = /requires "([^"]+)", which the shell/.exec(message) ?? [];
  if (isBuiltin(required))
    return ` It is a module of Node, which browsers do not have. ${NODE_LIBRARY_REMEDY}`;
  if (/before initialization/.test(message))
    return ' Modules that import each other wait for each other: move what both need into a third one.';
  return '';
}

/** What to do about a library that needs Node when it is imported. */
export const NODE_LIBRARY_REMEDY =
  'Take another library; one that works in browsers all the same can be loaded in an effect, with import().';

/** A message with a full stop, for what follows. */
export const asSentence = (message: string) => message.replace(/[.:]?\s*$/, '.');
