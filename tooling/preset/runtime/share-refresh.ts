/**
 * Development only, in the shell's entry: gives the refresh runtime, which must hook into React before React loads, to
 * the remotes of the page. Two runtimes would undo each other's updates.
 */
import * as runtime from 'react-refresh/runtime';

Object.assign(globalThis, { __refreshRuntime__: runtime });
