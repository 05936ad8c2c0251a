import type { SubmitResult } from 'shared-shell';
import type { ServerPageRequest } from './server-page.ts';
import type { ServerSite } from './server-site.ts';

/** Status of a page that shows a form again, with its errors. */
const UNPROCESSABLE = 422;
/** Time in ms that `submit` has to answer after its signal has ended its calls. */
const ANSWER_MS = 1_000;

/** Hands what a form has sent to its page. Null when nothing was sent, or the page takes no forms. */
export async function submitForm(
  { match, url, bundles, submission, telemetry, prefetchLimit }: ServerPageRequest,
  { host, queryClient }: ServerSite,
): Promise<SubmitResult | null> {
  const submit = match && bundles.get(match.remote)?.pages[match.route.page]?.submit;
  if (!submission || !submit) return null;
  const { api, content } = host;
  try {
    const signal = AbortSignal.timeout(prefetchLimit);
    const context = {
      url,
      params: match.params,
      queryClient,
      api,
      content,
      signal,
      canBePrivate: true as const,
    };
    const { redirect, status = UNPROCESSABLE } = await Promise.race([
      submit({ ...context, ...submission }),
      // Nobody else ends a request whose page waits for something that never comes.
      timeoutAfter(prefetchLimit + ANSWER_MS),
    ]);
    return { redirect, status };
  } catch (error) {
    telemetry.error(error, { phase: 'submit', remote: match.remote });
    return { status: 500 };
  }
}

/** Rejects after `ms`. */
function timeoutAfter(ms: number): Promise<never> {
  const signal = AbortSignal.timeout(ms);
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
