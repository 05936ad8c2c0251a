import { browserPreset } from 'tooling/jest';

export default browserPreset();
