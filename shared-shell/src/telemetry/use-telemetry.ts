import { useHost } from '../host/host.ts';
import type { Telemetry } from './telemetry.ts';

/** Reports an event or a caught error. Never put personal data into it. */
export const useTelemetry = (): Telemetry => useHost().telemetry;
