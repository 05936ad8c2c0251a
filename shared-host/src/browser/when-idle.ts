import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when a router follows no link. */
export const whenIdle = (router: Pick<Router, 'state' | 'subscribe'>): Promise<void> =>
  new Promise((resolve) => {
    const resolveWhenIdle = (state: Pick<Router['state'], 'navigation'>) => {
      if (state.navigation.state !== 'idle') return;
      stopListening();
      resolve();
    };
    const stopListening = router.subscribe(resolveWhenIdle);
    resolveWhenIdle(router.state);
  });
