/** Any local port: in development the API lets pages of all of them call it. */
const SOME_LOCAL_ORIGIN = 'http://localhost:1';
const TIME_LIMIT_MS = 3_000;

/**
 * Whether the reference API runs at a URL in development, so that a development site can use it. In production it does
 * not answer other local origins (CORS).
 */
export async function isDevelopmentApi(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health`, {
      headers: { origin: SOME_LOCAL_ORIGIN },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    const { status } = await response.json();
    return (
      response.ok &&
      status === 'ok' &&
      response.headers.get('access-control-allow-origin') === SOME_LOCAL_ORIGIN
    );
  } catch {
    return false;
  }
}
