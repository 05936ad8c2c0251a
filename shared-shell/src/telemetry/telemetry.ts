/** Sends reports without personal data. The shell adds remote@version, release set number and route pattern. */
export interface Telemetry {
  event: (name: string, data?: Readonly<Record<string, string | number | boolean>>) => void;
  error: (error: unknown, context?: Readonly<Record<string, string>>) => void;
}

/** Discards all reports: for tests, and for hosts without a telemetry endpoint. */
export const silentTelemetry: Telemetry = { event() {}, error() {} };
