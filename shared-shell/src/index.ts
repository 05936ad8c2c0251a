/**
 * The contract between the shell and remotes. Within a major version exports are only added (the shared contract gate
 * checks it). Hosts use `shared-shell/host`, tests `shared-host/testing`.
 */

export type {
  Branch,
  Brand,
  OpeningHours,
  PageSections,
  Partner,
  Picture,
  Seal,
  SuccessStory,
  Testimonial,
} from 'shared-content';
export { useApi } from './api/use-api.ts';
export type { SiteConfig } from './config/site-config.ts';
export { useConfig, useFlag } from './config/use-config.ts';
export type { ContentSource } from './content/content-source.ts';
export { useContentSource } from './content/use-content-source.ts';
export { useNotify } from './notify/use-notify.ts';
export type { PageMeta, SharingPicture } from './page/page-meta.ts';
export { usePage } from './page/use-page.ts';
export {
  defineRemote,
  type Feed,
  type FeedDefinition,
  type PageDefinition,
  type PrefetchContext,
  type PrefetchResult,
  type Remote,
  type SitemapEntry,
  type SubmitContext,
  type SubmitResult,
  type WidgetDefinition,
} from './remote/define-remote.ts';
export { defineRemoteConfig, type RemoteConfig } from './remote/remote-config.ts';
export { Link, type LinkProps } from './router/link.tsx';
export { useHref, useLocation, useNavigate, useParams, useSearchParams } from './router/router.ts';
export type { Role, Session } from './session/session.ts';
export { useSession } from './session/use-session.ts';
export { useTelemetry } from './telemetry/use-telemetry.ts';
export type { PageDialog, WidgetContracts, WidgetName } from './widgets/contracts.ts';
export { Widget, type WidgetProps } from './widgets/widget.tsx';
