import { nodePreset } from './jest/browser.mjs';

export default nodePreset({ passWithNoTests: true });
