import { useNotify } from 'shared-shell';
import { Button, ShareIcon } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { shareAddress } from './share-address.ts';

/** Shares the page's own address. */
export function ShareButton({ title, wide, size }: { title: string; wide?: boolean; size?: 'm' | 's' }) {
  const notify = useNotify();
  return (
    <Button wide={wide} size={size} onClick={() => shareAddress(window.location.href, title, notify)}>
      <ShareIcon size={20} /> {messages.share}
    </Button>
  );
}
