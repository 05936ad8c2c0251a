import { useHost } from '../host/host.ts';
import type { ContentSource } from './content-source.ts';

/** Loads sections of the content pack; pages use `useContent` of `shared-shell/content`. */
export const useContentSource = (): ContentSource => useHost().content;
