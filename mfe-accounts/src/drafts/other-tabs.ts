/** Channel between the tabs that have the same draft open. */
export interface OtherTabs {
  /** Announces that the draft was saved or deleted. */
  notify: () => void;
  leave: () => void;
}

const CHANNEL_NAME = 'applications';

/** Opens the channel for a draft. `onChange` is called when another tab has changed it. */
export function joinOtherTabs(owner: string, courseId: number, onChange: () => void): OtherTabs {
  const draft = `${owner} ${courseId}`;
  try {
    const channel = new BroadcastChannel(CHANNEL_NAME);
    let hasLeft = false;
    channel.onmessage = ({ data }) => {
      if (data === draft) onChange();
    };
    return {
      notify: () => {
        // The last save may finish after its form has closed.
        const target = hasLeft ? new BroadcastChannel(CHANNEL_NAME) : channel;
        target.postMessage(draft);
        if (hasLeft) target.close();
      },
      leave: () => {
        hasLeft = true;
        channel.close();
      },
    };
  } catch {
    // Not supported or blocked: each tab then has its own draft.
    return { notify: () => {}, leave: () => {} };
  }
}
