import styled from '@emotion/styled';
import { Button } from '../actions/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { messages } from '../messages.en.ts';

const Place = styled.div({
  position: 'fixed',
  insetInline: 16,
  bottom: 16,
  zIndex: 1500,
  maxWidth: '32rem',
  marginInline: 'auto',
});

/** Shown instead of a dialog whose code could not be loaded, with Retry. The page behind is unchanged. */
export function OverlayFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <Place>
      <Alert severity="error">
        <p>{messages.overlayFailed}</p>
        <Button size="s" onClick={onRetry}>
          {messages.retry}
        </Button>{' '}
        <Button size="s" variant="text" onClick={onClose}>
          {messages.close}
        </Button>
      </Alert>
    </Place>
  );
}
