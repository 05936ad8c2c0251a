import { type ReactNode, startTransition } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Hydrates server HTML in tasks of some ms, between which the browser answers input. Outside a transition React hydrates
 * all that is in no Suspense boundary in one: the frame, with a hundred links.
 */
export function hydrateInTasks(container: Element, tree: ReactNode, options: HydrationOptions): Root {
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(container, tree, options);
  });
  return root;
}
