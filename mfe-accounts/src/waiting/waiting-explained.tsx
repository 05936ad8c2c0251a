import { Text } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { messages } from '../messages.en.ts';
import type { WaitingApplication } from './waiting-store.ts';

/** Where a waiting application is, what becomes of it, or why it was refused. */
export function WaitingExplained({
  application: { state, problem, mayHaveArrived },
}: {
  application: WaitingApplication;
}) {
  if (state === 'refused')
    return (
      <Text>
        <DataText>{problem}</DataText>
      </Text>
    );
  return (
    <>
      <Text>{messages.waitingHere}</Text>
      {mayHaveArrived && <Text tone="slate">{messages.waitingMayHaveArrived}</Text>}
    </>
  );
}
