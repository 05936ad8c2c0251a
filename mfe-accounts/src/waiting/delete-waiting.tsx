import { useState } from 'react';
import { useNotify } from 'shared-shell';
import { VisuallyHidden } from 'shared-ui';
import { ConfirmButton } from 'shared-ui/confirm-button';
import { DataText } from 'shared-ui/data-text';
import { messages } from '../messages.en.ts';
import { unlessSending } from './sending-lock.ts';
import { type WaitingApplication, waitingStore } from './waiting-store.ts';

/** Deletes a waiting application after a confirmation. */
export function DeleteWaiting({
  application,
  onDelete,
}: {
  application: WaitingApplication;
  /** Called before it is deleted. */
  onDelete?: () => void;
}) {
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const close = () => {
    setIsAsking(false);
    setIsSending(false);
  };
  const confirm = async () => {
    onDelete?.();
    const isDeleted = await unlessSending(() => waitingStore.remove(application).then(() => true));
    if (!isDeleted) return setIsSending(true);
    close();
    notify(messages.waitingDeleted, 'info');
  };
  return (
    <ConfirmButton
      label={messages.deleteWaiting}
      about={
        <VisuallyHidden>
          {' '}
          <DataText>{application.courseName}</DataText>
        </VisuallyHidden>
      }
      question={messages.deleteWaitingQuestion}
      keepLabel={messages.keepWaiting}
      isAsking={isAsking}
      onAsk={() => setIsAsking(true)}
      onKeep={close}
      onConfirm={() => void confirm()}
      isPending={false}
      error={isSending && messages.waitingIsBeingSent}
      kind="delete-waiting"
      size="s"
    />
  );
}
