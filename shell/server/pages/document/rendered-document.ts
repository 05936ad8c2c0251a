import type { OfflineRule } from 'shared-shell/remote-config';
import type { DocumentFonts } from '../../fonts/document-fonts.ts';
import type { SharingPicture } from '../../site-types.ts';
import { DocumentBody } from './document-body.ts';

/** A finished response for one URL: an HTML document, or a redirect without content. */
export interface RenderedDocument {
  status: number;
  redirect?: string;
  /** The HTML. */
  body: DocumentBody;
  /** Its fonts, where it has them in itself when it begins a visit. */
  fonts?: DocumentFonts;
  securityPolicy: string;
  /** `Referrer-Policy` header, where it is not the site's. */
  referrerPolicy?: string;
  /** `Link` header: files that the browser requests before it has received the document. */
  preload?: string;
  cacheable: boolean;
  /** Whether it shows what only one visitor may see: no cache may keep it. */
  private?: boolean;
  /** What the page's drawn Open Graph picture shows. */
  sharing?: SharingPicture;
  /** Enabled remotes whose code the page shows: its owner and those of its widgets. */
  uses?: { remote: string; version: string }[];
  /** Version of the shell that rendered the page, for counting views. */
  shell?: string;
  /** Whether the page's scripts report the views in which code starts; others are counted when they are sent. */
  reportsStart?: boolean;
  /** Whether browsers may keep the page for offline reading, and when. */
  offline?: OfflineRule;
  /** Remote, version and route of the page, for counting views. */
  owner?: { remote: string; version: string; route: string };
}

/** The answer to an address that is not the page's own. */
export const redirectTo = (redirect: string, status = 301): RenderedDocument => ({
  status,
  redirect,
  body: DocumentBody.none,
  securityPolicy: "default-src 'none'",
  cacheable: false,
});
