import { Button } from '../actions/button.tsx';
import { messages } from '../messages.en.ts';
import { NeedsScript } from '../scripting/needs-script.ts';

/** An empty address is that of the page, with its query. */
const SAME_PAGE = '';

/** 'Retry' for what could not be loaded. Where no script runs, it is a link that loads the page again. */
export function Retry({
  onRetry,
  ...button
}: {
  onRetry: () => void;
  loading?: boolean | undefined;
  size?: 's' | undefined;
}) {
  return (
    <>
      <NeedsScript>
        <Button onClick={onRetry} {...button}>
          {messages.retry}
        </Button>
      </NeedsScript>
      <noscript>
        <Button component="a" href={SAME_PAGE} {...button}>
          {messages.retry}
        </Button>
      </noscript>
    </>
  );
}
