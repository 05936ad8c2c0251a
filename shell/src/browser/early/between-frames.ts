/** Time in ms that one task takes on a slow phone. */
const TASK_MS = 4;
/** Limit in ms of the wait for a moment without work. */
const MAX_WAIT_MS = 50;

const tasks: (() => void)[] = [];

function run(deadline?: IdleDeadline) {
  try {
    do tasks.shift()?.();
    while (tasks.length > 0 && (deadline?.timeRemaining() ?? 0) > TASK_MS);
  } finally {
    // Also after a task that failed: the next ones do not depend on it.
    if (tasks.length > 0) wait();
  }
}

// Browsers without `requestIdleCallback` (Safari) answer input between timers.
const wait = () =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: MAX_WAIT_MS }) : setTimeout(run);

/**
 * Runs short tasks one after the other, when the browser has no input to answer and no frame to draw: what a press shows
 * does not wait for them. Each waits at most 50 ms for the one before.
 */
export function betweenFrames(task: () => void) {
  tasks.push(task);
  if (tasks.length === 1) wait();
}
