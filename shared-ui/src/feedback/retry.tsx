import { Button } from '../actions/button.tsx';
import { messages } from '../messages.en.ts';
import { styled } from '../styled/styled.ts';

/** An empty address is that of the page, with its query. */
const SAME_PAGE = '';

const NeedsScript = styled.span({
  display: 'contents',
  '@media (scripting:none)': { display: 'none' },
});

/**
 * 'Retry' for what could not be loaded. Where no script runs, it loads the page again; without `onRetry` it is there only
 * then, because what the server had no time to wait for does not come by itself.
 */
export function Retry({
  onRetry,
  ...button
}: {
  onRetry?: (() => void) | undefined;
  loading?: boolean | undefined;
  size?: 's' | undefined;
}) {
  return (
    <>
      {onRetry && (
        <NeedsScript>
          <Button onClick={onRetry} {...button}>
            {messages.retry}
          </Button>
        </NeedsScript>
      )}
      <noscript>
        <Button component="a" href={SAME_PAGE} {...button}>
          {messages.retry}
        </Button>
      </noscript>
    </>
  );
}
