export { NeedsScript, WithoutScript } from './needs-script.ts';
export { UntilCode } from './until-code.tsx';
