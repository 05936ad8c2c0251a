/** Address of a remote alone, from `STANDALONE_URLS`, which the global setup writes. */
export function standaloneUrl(remote: string): string {
  const url: string | undefined = JSON.parse(process.env.STANDALONE_URLS ?? '{}')[remote];
  if (!url) throw new Error(`${remote} is not served alone.`);
  return url;
}
