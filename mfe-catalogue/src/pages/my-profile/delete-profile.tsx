import { useState } from 'react';
import { Button, Stack, Text } from 'shared-ui';
import { Focused } from 'shared-ui/focused';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { messages } from '../../messages.en.ts';

/** Id of the button, which gets the focus again when the question is answered with no. */
const DELETE = 'delete-profile';

interface DeleteProfileProps {
  onDelete: () => void;
  /** Id of the element that gets the focus when the profile is deleted. */
  focusAfter: string;
}

/** One button that deletes everything, after one question. */
export function DeleteProfile({ onDelete, focusAfter }: DeleteProfileProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <Button id={DELETE} variant="text" onClick={() => setIsAsking(true)}>
        {messages.deleteProfile}
      </Button>
    );
  return (
    <Focused>
      <Text role="alert">{messages.deleteProfileQuestion}</Text>
      <Stack row gap={8}>
        <Button size="s" onClick={() => setIsAsking(false)} {...handsOnFocus('', `#${DELETE}`)}>
          {messages.keepProfile}
        </Button>
        <Button size="s" onClick={onDelete} {...handsOnFocus('', `#${focusAfter}`)}>
          {messages.deleteForGood}
        </Button>
      </Stack>
    </Focused>
  );
}
