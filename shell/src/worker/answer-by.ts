import type { Strategy } from 'workbox-strategies';

/**
 * The answer of a strategy. What it still does afterwards may fail, as on a full device: the worker stays alive for it,
 * and its failure is no error of the page.
 */
export function answerBy(strategy: Strategy, request: Request, event: Event): Promise<Response> {
  const [answer, done] = strategy.handleAll({ request, event: event as never });
  done.catch(() => {});
  return answer;
}
