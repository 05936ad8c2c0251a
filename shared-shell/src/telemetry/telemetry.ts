/** Reports without personal data. The shell adds remote@version, release set number and route pattern. */
export interface Telemetry {
  event: (name: string, data?: Readonly<Record<string, string | number | boolean>>) => void;
  error: (error: unknown, context?: Readonly<Record<string, string>>) => void;
}

/** For tests and for hosts that report nowhere. */
export const silentTelemetry: Telemetry = { event() {}, error() {} };
