import type { Transport } from 'shared-api';
import type { ReleaseStore, ShellManifest } from 'shared-releases';
import type { FileSize } from '../../low-data/file-sizes.ts';
import type { RenderBundle } from '../../render-bundle.ts';
import type { BaseConfig, Telemetry } from '../../site-types.ts';

/** What the documents of a process are rendered with. */
export interface DocumentRendererOptions {
  /** The shell that the process was started with, for sets without another one. */
  render: RenderBundle;
  manifest: ShellManifest;
  /** Public URL path of that shell's files. */
  shellBase: string;
  config: BaseConfig;
  /** Base URL at which this server reaches the API. */
  apiBaseUrl: string;
  /** Sends the requests to the API. Default: axios. */
  apiTransport?: Transport;
  /** Origins whose pages may frame the site. */
  frameAncestors?: readonly string[];
  telemetry: Telemetry;
  /** Measures the files of full pages, for the comparison on pages with low data. */
  sizeOf?: FileSize;
  /** Where the fonts of the shells are; absent: documents only link to them. */
  fontStore?: Pick<ReleaseStore, 'get'>;
  /** Whether browsers shall remove their service worker, whatever the release set says. */
  clearsOffline?: boolean;
  /** Development only. */
  development?: {
    /** Origins of dev servers. */
    origins: string[];
    /** URL of the shell's dev server. */
    shellUrl?: string;
    /** URL of the script that connects a page with this server. */
    script: () => string;
    /** Collects the errors of one rendering. */
    observe: (path: string) => { telemetry: Telemetry; end: () => void };
  };
}
