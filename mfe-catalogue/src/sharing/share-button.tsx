import { useConfig, useLocation, useNotify, useSearchParams } from 'shared-shell';
import { Button, ShareIcon } from 'shared-ui';
import { NeedsScript, WithoutScript } from 'shared-ui/scripting';
import { messages } from '../messages.en.ts';
import { shareAddress } from './share-address.ts';

interface ShareButtonProps {
  title: string;
  /** Query parameters that the page's route lists: the e-mail names no others, because the server sees no others. */
  parameters?: readonly string[];
  wide?: boolean;
  size?: 'm' | 's';
}

/** Shares the page's own address; without scripts, by e-mail. */
export function ShareButton({ title, parameters = [], wide, size }: ShareButtonProps) {
  const notify = useNotify();
  const { publicUrl } = useConfig();
  const { pathname } = useLocation();
  const [given] = useSearchParams();
  const kept = new URLSearchParams(
    parameters.flatMap((name) => given.getAll(name).map((value) => [name, value])),
  ).toString();
  const mail = new URLSearchParams({
    subject: title,
    body: publicUrl + pathname + (kept && `?${kept}`),
  });
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
