import { useNotify } from 'shared-shell';
import { Button, ShareIcon } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { shareAddress } from './share-address.ts';

/** Shares the page's own address. */
export function ShareButton({ title, wide }: { title: string; wide?: boolean }) {
  const notify = useNotify();
  return (
    <Button wide={wide} onClick={() => shareAddress(window.location.href, title, notify)}>
      <ShareIcon size={20} /> {messages.share}
    </Button>
  );
}
