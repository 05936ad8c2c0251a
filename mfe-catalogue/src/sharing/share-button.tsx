import { useNotify } from 'shared-shell';
import { Button, ShareIcon } from 'shared-ui';
import { messages } from '../messages.en.ts';

/** Hands the page's address to the phone's share sheet, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const notify = useNotify();
  const share = async () => {
    const url = window.location.href;
    if (navigator.share) {
      // A visitor who closes the sheet rejects the promise: nothing went wrong.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      notify(messages.linkCopied, 'success');
    } catch {
      notify(messages.notCopied, 'warning');
    }
  };
  return (
    <Button onClick={share}>
      <ShareIcon size={20} /> {messages.share}
    </Button>
  );
}
