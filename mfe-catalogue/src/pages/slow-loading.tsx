import { Spinner, Stack, Text } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { useIsSlow } from './use-is-slow.ts';

/** A spinner that after five seconds says that it is still at work (decisions B-29). */
export function SlowLoading() {
  const isSlow = useIsSlow();
  return (
    <Stack style={{ alignItems: 'center', justifyContent: 'center', minHeight: 240 }}>
      <Spinner label={messages.loading} size={48} />
      {isSlow && <Text role="status">{messages.stillLoading}</Text>}
    </Stack>
  );
}
