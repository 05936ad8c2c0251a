/** Time in ms for each answer of a site that may be running. */
const TIME_LIMIT_MS = 3_000;

/**
 * Whether a composed site, such as that of `npm start`, runs at an address, and whether it lets QA take remotes from dev
 * servers (flag `qa`).
 */
export async function findRunningSite(url: string): Promise<{ qa: boolean } | null> {
  const health = await readJson(`${url}/health`);
  if (typeof health?.set !== 'number' || !Array.isArray(health.remotes)) return null;
  return { qa: (await readJson(`${url}/qa/releases`)) !== null };
}

async function readJson(url: string): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
