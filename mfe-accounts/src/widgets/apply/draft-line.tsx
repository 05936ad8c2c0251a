import { Stack, Text } from 'shared-ui';
import { DeleteDraft } from '../../drafts/delete-draft.tsx';
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
  const isSaved = state.savedAt !== null && state.result !== 'not-saved';
  return (
    <Stack row gap={8} style={{ minHeight: 48, justifyContent: 'space-between' }}>
      <Text role="status" tone="muted" size="s">
        {lineOf(state, isKept)}
      </Text>
      {isSaved && <DeleteDraft onDelete={onDelete} />}
    </Stack>
  );
}

function lineOf({ result, savedAt, isDeleted }: DraftState, isKept: boolean): string {
  if (!isKept || result === 'not-saved') return messages.draftNotSaved;
  if (result === 'text-only') return messages.filesNotSaved;
  if (savedAt !== null) return messages.draftSaved(savedAt);
  return isDeleted ? messages.draftDeleted : '';
}
