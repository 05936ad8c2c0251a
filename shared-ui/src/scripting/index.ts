// Part of the face, which the shell provides: named here as well, beside what belongs to it.
export { NeedsScript } from 'shared-ui';
export { UntilCode } from './until-code.tsx';
export { WithoutScript } from './without-script.ts';
