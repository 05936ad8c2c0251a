import { useState } from 'react';
import { Alert, Button, Stack, Text } from 'shared-ui';
import { Focused } from 'shared-ui/focused';
import type { DraftStore } from '../../../drafts/draft-store.ts';
import { messages } from '../../../messages.en.ts';
import { DeleteWaiting } from '../../../waiting/delete-waiting.tsx';
import { type TakenBack, takeBack } from '../../../waiting/take-back.ts';
import { WaitingExplained } from '../../../waiting/waiting-explained.tsx';
import type { WaitingApplication } from '../../../waiting/waiting-store.ts';
import { ClosingButtons } from './closing-buttons.tsx';

/** In place of the form while the application for this course waits, so that no second one is made. */
export function WaitingPanel({
  application,
  drafts,
  onTakingBack,
  onTakenBack,
  onClose,
}: {
  application: WaitingApplication;
  drafts: DraftStore;
  /** The visitor changes or deletes it. */
  onTakingBack: () => void;
  /** It is a draft again. */
  onTakenBack: () => void;
  onClose: () => void;
}) {
  const [result, setResult] = useState<TakenBack | null>(null);
  const change = async () => {
    setResult(null);
    onTakingBack();
    const taken = await takeBack(application, drafts);
    setResult(taken);
    if (taken === 'done') onTakenBack();
  };
  const isRefused = application.state === 'refused';
  return (
    <Focused>
      <Alert severity={isRefused ? 'error' : 'info'} live="alert">
        {isRefused ? messages.waitingRefusedTitle : messages.waitingTitle}
      </Alert>
      <WaitingExplained application={application} />
      <Stack row gap={12}>
        <Button size="s" onClick={() => void change()}>
          {messages.changeWaiting}
        </Button>
        <DeleteWaiting application={application} onDelete={onTakingBack} />
        <Text role="status">
          {result === 'sending' && messages.waitingIsBeingSent}
          {result === 'not-saved' && messages.draftNotSaved}
        </Text>
      </Stack>
      <ClosingButtons onClose={onClose} />
    </Focused>
  );
}

/** The application went out while the dialog showed that it waits. */
export function WentOut({ course, onClose }: { course: string; onClose: () => void }) {
  return (
    <Focused>
      <Alert severity="success" live="none">
        {messages.waitingSent(course)}
      </Alert>
      <ClosingButtons onClose={onClose} />
    </Focused>
  );
}
