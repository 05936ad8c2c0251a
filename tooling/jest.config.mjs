import { nodePreset } from './jest/browser.mjs';

export default nodePreset({
  passWithNoTests: true,
  // Packages that are only there as ECMAScript modules.
  transformIgnorePatterns: ['/node_modules/(?!(get-port|execa|gettext-parser)/)'],
});
