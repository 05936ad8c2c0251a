import { useConfig, useLocation, useNotify } from 'shared-shell';
import { Button, ShareIcon } from 'shared-ui';
import { NeedsScript, WithoutScript } from 'shared-ui/scripting';
import { messages } from '../messages.en.ts';
import { shareAddress } from './share-address.ts';

/** Shares the page's own address; without scripts, by e-mail. */
export function ShareButton({ title, wide, size }: { title: string; wide?: boolean; size?: 'm' | 's' }) {
  const notify = useNotify();
  const { publicUrl } = useConfig();
  const { pathname, search } = useLocation();
  const mail = new URLSearchParams({ subject: title, body: publicUrl + pathname + search });
  const look = { wide, size };
  return (
    <>
      <NeedsScript>
        <Button {...look} onClick={() => shareAddress(window.location.href, title, notify)}>
          <ShareIcon size={20} /> {messages.share}
        </Button>
      </NeedsScript>
      <WithoutScript>
        {/* Mail programs read `+` as a plus sign. */}
        <Button {...look} component="a" href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>
          <ShareIcon size={20} /> {messages.shareByMail}
        </Button>
      </WithoutScript>
    </>
  );
}
