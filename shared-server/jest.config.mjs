import { nodePreset } from '../tooling/jest/browser.mjs';

export default nodePreset({ transformIgnorePatterns: ['/node_modules/(?!p-timeout/)'] });
