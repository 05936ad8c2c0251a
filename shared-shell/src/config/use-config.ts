import { useHost } from '../host/host.ts';
import type { SiteConfig } from './site-config.ts';

/** The run-time configuration of this deployment. It never changes during a page view. */
export const useConfig = (): SiteConfig => useHost().config;

/** Whether a feature flag is on in this deployment; unknown flags are off. */
export const useFlag = (name: string): boolean => useConfig().flags[name] === true;
