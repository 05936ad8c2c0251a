/** The line between the tabs of this site that have a draft open. */
export interface OtherTabs {
  /** Tells them that the draft was written or deleted. */
  tell: () => void;
  leave: () => void;
}

const name = 'applications';

/** Joins the tabs that have this draft open; `onTold` is called when another one has changed it. */
export function joinOtherTabs(owner: string, courseId: number, onTold: () => void): OtherTabs {
  const draft = `${owner} ${courseId}`;
  try {
    const channel = new BroadcastChannel(name);
    let hasLeft = false;
    channel.onmessage = ({ data }) => {
      if (data === draft) onTold();
    };
    return {
      tell: () => {
        // What was entered last is written after its form has gone.
        const line = hasLeft ? new BroadcastChannel(name) : channel;
        line.postMessage(draft);
        if (hasLeft) line.close();
      },
      leave: () => {
        hasLeft = true;
        channel.close();
      },
    };
  } catch {
    // Old browsers, blocked storage: each tab then has its own.
    return { tell: () => {}, leave: () => {} };
  }
}
