/** The address if it may be used as a link: absolute `http:` or `https:` (REL-11); else null. */
export function safeLink(address: string | null | undefined): string | null {
  if (!address || !/^\s*https?:/i.test(address)) return null;
  try {
    const url = new URL(address.trim());
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && !url.username && !url.password ? url.href : null;
  } catch {
    return null;
  }
}
