import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/** More than the 5 ms after which React lets the browser paint before it goes on. */
function SlowPhone() {
  const end = performance.now() + 20;
  while (performance.now() < end);
  return null;
}

/**
 * Renders as a slow phone does after an answer from the network: React runs effects in a task after the frame, where a key
 * that is pressed at once can come first.
 * @returns whether the content has the focus as soon as it is in the page
 */
export async function isFocusedInFrame(content: ReactNode): Promise<boolean> {
  const isActing = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  try {
    return await new Promise((resolve) => {
      new MutationObserver(() => resolve(container.contains(document.activeElement))).observe(container, {
        childList: true,
      });
      root.render(
        <>
          <SlowPhone />
          {content}
        </>,
      );
    });
  } finally {
    root.unmount();
    container.remove();
    environment.IS_REACT_ACT_ENVIRONMENT = isActing;
  }
}
