import { nodePreset } from '../tooling/jest/browser.mjs';

export default nodePreset();
