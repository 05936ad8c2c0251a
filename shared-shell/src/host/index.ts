/**
 * For hosts only (the shell, the standalone host, tests): what a host implements and passes down by context. Remotes
 * use the hooks of the package's index instead.
 */
export { type ContentSource, sectionPath } from '../content/content-source.ts';
export { type EarlyInput, EarlyInputContext, EarlyInputReplay } from '../early-input/early-input.ts';
export { ErrorBoundary } from '../errors/error-boundary.ts';
export type { Notification, Notifier } from '../notify/notifier.ts';
export type { PageController, PageMeta } from '../page/page-meta.ts';
export { PERMISSION_REFUSED, type Refusal, reportRefusal } from '../permissions/refusal.ts';
export { opensHere } from '../router/opens-here.ts';
export type { Session, SessionState, SessionStore } from '../session/session.ts';
export { silentTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
export type { WidgetRegistry, WidgetResource } from '../widgets/registry.ts';
export { type Host, HostContext, useHost } from './host.ts';
