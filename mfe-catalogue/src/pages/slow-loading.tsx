import { useEffect, useState } from 'react';
import { Spinner, Stack, Text } from 'shared-ui';
import { messages } from '../messages.en.ts';

/** A spinner that after five seconds says that it is still at work (decisions B-29). */
export function SlowLoading() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), 5000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack style={{ alignItems: 'center', justifyContent: 'center', minHeight: 240 }}>
      <Spinner label={messages.loading} size={48} />
      {isSlow && <Text role="status">{messages.stillLoading}</Text>}
    </Stack>
  );
}
