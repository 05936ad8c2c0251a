import { browserPreset } from 'tooling/jest';

// Whole journeys through a form are typed here; a busy machine must not turn them into failures.
export default browserPreset({ testTimeout: 30_000 });
