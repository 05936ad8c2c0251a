/** Types of the face the server needs; imported as types only, because the code behind them is in the render bundle. */

export type { Telemetry } from 'shared-host/server';
export type { SiteConfig } from 'shared-shell';
