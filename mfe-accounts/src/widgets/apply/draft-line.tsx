import { Button, Stack, Text } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import type { DraftState } from './use-draft.ts';

/** Whether and when what is entered was kept on this device, and the way to delete it. */
export function DraftLine({
  state,
  isKept,
  onDelete,
}: {
  state: DraftState;
  /** Without an account to keep it for, nothing is kept. */
  isKept: boolean;
  onDelete: () => void;
}) {
  const text =
    !isKept || state.result === 'not-saved'
      ? messages.draftNotSaved
      : state.result === 'text-only'
        ? messages.filesNotSaved
        : state.savedAt && messages.draftSaved(state.savedAt);
  return (
    <Stack row gap={8} style={{ minHeight: 48, justifyContent: 'space-between' }}>
      <Text role="status" tone="muted" size="s">
        {text || ''}
      </Text>
      {state.savedAt && state.result !== 'not-saved' && (
        <Button variant="text" size="s" onClick={onDelete}>
          {messages.deleteDraft}
        </Button>
      )}
    </Stack>
  );
}
