import type { PageSections } from 'shared-content';
import { language, languagePrefix } from 'shared-language';

/**
 * Loads a section of the content pack that only some pages show: on the server from the pack itself, in the browser
 * from the host. Rejects when the section cannot be loaded.
 */
export type ContentSource = <Name extends keyof PageSections>(
  name: Name,
  signal?: AbortSignal,
) => Promise<PageSections[Name]>;

/** Path at which a host serves a section. */
export const sectionPath = (name: keyof PageSections): string =>
  `/content${languagePrefix(language)}/${name}.json`;
