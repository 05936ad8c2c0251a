/** Types only: the server gets the code behind them from the render bundle. */

import type { SiteContent } from 'shared-content';
import type { SiteConfig } from 'shared-shell';

export type { Telemetry } from 'shared-host/server';
export type { SharingPicture, SiteConfig } from 'shared-shell';

/** The run-time configuration without the content pack's part, which can change while the server runs. */
export type BaseConfig = Omit<SiteConfig, keyof SiteContent>;
