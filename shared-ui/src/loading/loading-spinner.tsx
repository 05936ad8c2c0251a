import { Spinner, Stack } from 'shared-ui';
import { messages } from './messages.en.ts';
import { useIsSlow } from './use-is-slow.ts';

const roomy = { alignItems: 'center', justifyContent: 'center', minHeight: 240 } as const;

/** A spinner, and a line of text once it takes long. For the lists where the specification asks for a spinner. */
export function LoadingSpinner() {
  const isSlow = useIsSlow();
  return (
    <Stack style={roomy}>
      <Spinner label={messages.loading} size={48} />
      {isSlow && <p role="status">{messages.stillLoading}</p>}
    </Stack>
  );
}
