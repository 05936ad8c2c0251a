import { browserPreset } from '../tooling/jest/browser.mjs';

export default browserPreset();
