import { useHost } from '../host/host.ts';
import type { Telemetry } from './telemetry.ts';

/** Reports events and caught errors. Never include personal data. */
export const useTelemetry = (): Telemetry => useHost().telemetry;
