import { type ErrorInfo, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { EarlyInput, Telemetry } from 'shared-shell/host';
import { restoreStyleAttributes } from '../document/style-attributes.ts';
import { discardAnsweredActions } from '../early-input/early-actions.ts';
import { watchEarlyInput } from '../early-input/early-input.ts';
import type { FirstView } from '../remotes/first-view.ts';
import { hydrateInTasks } from './hydrate-in-tasks.ts';
import { supportTranslation } from './support-translation.ts';

interface MountOptions {
  /** Element of the site, with the server's HTML or empty. */
  root: HTMLElement;
  firstView: FirstView;
  telemetry: Telemetry;
  /** Whether React looks for faults, as it does in development. */
  isStrict: boolean;
  /** Loads code and data of the page that the server has rendered. */
  loadFirstPage: () => Promise<void>;
  /** @param earlyInput what was typed and pressed before the code; undefined without HTML of the server */
  site: (earlyInput: EarlyInput | undefined) => ReactNode;
}

/** Hydrates the server's HTML, or renders into the root element when it is empty. */
export function mountSite({ root, firstView, telemetry, isStrict, loadFirstPage, site }: MountOptions): void {
  const serverRendered = firstView.isShown();
  restoreStyleAttributes(root);
  const isTranslated = supportTranslation(document.body);
  const earlyInput = serverRendered ? watchEarlyInput(root) : undefined;
  const tree = isStrict ? <StrictMode>{site(earlyInput)}</StrictMode> : site(earlyInput);
  if (!serverRendered) {
    createRoot(root).render(tree);
    return;
  }
  const onRecoverableError = (error: unknown, { componentStack }: ErrorInfo) => {
    // On a translated page no fault of a release: the browser has changed what the server has sent.
    if (!isTranslated()) {
      // React's development build says what differs; it says so itself only without this function.
      if (process.env.NODE_ENV !== 'production') console.error(error);
      telemetry.error(error, { phase: 'hydration', components: componentStack ?? '' });
    }
    // React may have rendered the whole page anew, whose areas have no HTML of the server to wait with.
    firstView.needAll();
    earlyInput?.replayReplaced();
  };
  const hydrateSite = () => {
    hydrateInTasks(root, tree, { onRecoverableError });
    discardAnsweredActions(root);
  };
  if (isTranslated()) {
    // It stays readable until React can show all of it.
    firstView.needAll();
    void loadFirstPage().then(hydrateSite);
  } else hydrateSite();
}
