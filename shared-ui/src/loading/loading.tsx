import { Spinner, Stack } from 'shared-ui';
import { loadingMessages } from '../messages.en.ts';
import { useIsSlow } from './use-is-slow.ts';

/** 'Loading...' as text, and a second line once it takes long. */
export function Loading() {
  const isSlow = useIsSlow();
  return (
    <div role="status">
      <p>{loadingMessages.loading}</p>
      {isSlow && <p>{loadingMessages.stillLoading}</p>}
    </div>
  );
}

const roomForSpinner = { alignItems: 'center', justifyContent: 'center', minHeight: 240 } as const;

/** The same with a spinner, for the lists where the specification asks for one. */
export function LoadingSpinner() {
  const isSlow = useIsSlow();
  return (
    <Stack style={roomForSpinner}>
      <Spinner label={loadingMessages.loading} size={48} />
      {isSlow && <p role="status">{loadingMessages.stillLoading}</p>}
    </Stack>
  );
}
