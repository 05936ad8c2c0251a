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
  // Once something could not be kept, the warning stands.
  const isSaving = state.isSaving && isKept && (state.result === null || state.result === 'saved');
  return (
    <Stack row gap={8} style={{ minHeight: 48, justifyContent: 'space-between' }}>
      <Text tone="muted" size="s">
        {/* Stays as it is while saving, so that each pause in typing is not told again. */}
        <span role="status" style={isSaving ? outOfSight : undefined}>
          {lineOf(state, isKept)}
        </span>
        {isSaving && <span aria-hidden="true">{messages.draftSaving}</span>}
      </Text>
      {isSaved && <DeleteDraft onDelete={onDelete} />}
    </Stack>
  );
}

const outOfSight = { position: 'absolute', clipPath: 'inset(50%)' } as const;

function lineOf({ result, savedAt }: DraftState, isKept: boolean): string {
  if (!isKept || result === 'not-saved') return messages.draftNotSaved;
  if (result === 'text-only') return messages.filesNotSaved;
  return savedAt === null ? '' : messages.draftSaved(savedAt);
}
