/** Types only: the server gets the code behind them from the render bundle. */

export type { Telemetry } from 'shared-host/server';
export type { SharingPicture, SiteConfig } from 'shared-shell';
