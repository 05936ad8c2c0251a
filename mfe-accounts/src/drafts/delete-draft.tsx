import { useLayoutEffect, useRef, useState } from 'react';
import { Button, Stack, Text } from 'shared-ui';
import { Focused } from 'shared-ui/focused';
import { messages } from '../messages.en.ts';

/** 'Delete my draft', with a confirmation, because a deleted draft cannot be restored. */
export function DeleteDraft({ onDelete }: { onDelete: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const wasAsking = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <Button ref={button} variant="text" size="s" onClick={() => setIsAsking(true)}>
        {messages.deleteDraft}
      </Button>
    );
  return (
    <Focused>
      <Text role="alert">{messages.deleteDraftQuestion}</Text>
      <Stack row gap={8}>
        <Button size="s" onClick={() => setIsAsking(false)}>
          {messages.keepDraft}
        </Button>
        <Button
          size="s"
          onClick={() => {
            setIsAsking(false);
            onDelete();
          }}
        >
          {messages.deleteForGood}
        </Button>
      </Stack>
    </Focused>
  );
}
