/** Sources that replace those of the release set, by remote or `shell`: a released version, or a dev server's URL. */
export type Overrides = Readonly<Record<string, string>>;

/** Whether the source of an override is a dev server. Not in `page-data.ts`, because only QA loads it. */
export function isDevServer(source: string): boolean {
  if (!/^https?:\/\//.test(source)) return false;
  try {
    return Boolean(new URL(source));
  } catch {
    // Typed by hand, such as `http://[`.
    return false;
  }
}
