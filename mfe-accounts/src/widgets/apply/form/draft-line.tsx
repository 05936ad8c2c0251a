import { Stack, Text } from 'shared-ui';
import { DeleteDraft } from '../../../drafts/delete-draft.tsx';
import { messages } from '../../../messages.en.ts';
import type { DraftState } from '../draft/use-draft.ts';

/** Whether and when the draft was saved, and a way to delete it. */
export function DraftLine({
  state,
  isKept,
  onDelete,
}: {
  state: DraftState;
  /** False for guests, whose drafts are not saved. */
  isKept: boolean;
  onDelete: () => void;
}) {
  const isSaved = state.savedAt !== null && state.result !== 'not-saved';
  // A warning stays until the next successful save.
  const isSaving = state.isSaving && isKept && (state.result === null || state.result === 'saved');
  return (
    <Stack row gap={8} style={{ minHeight: 48, justifyContent: 'space-between' }}>
      <Text tone="muted" size="s">
        {/* Unchanged while saving, so that screen readers do not repeat it after each pause in typing. */}
        <span role="status" style={isSaving ? visuallyHidden : undefined}>
          {lineOf(state, isKept)}
        </span>
        {isSaving && <span aria-hidden="true">{messages.draftSaving}</span>}
      </Text>
      {isSaved && <DeleteDraft onDelete={onDelete} />}
    </Stack>
  );
}

const visuallyHidden = { position: 'absolute', clipPath: 'inset(50%)' } as const;

function lineOf({ result, savedAt }: DraftState, isKept: boolean): string {
  if (!isKept || result === 'not-saved') return messages.draftNotSaved;
  if (result === 'text-only') return messages.filesNotSaved;
  return savedAt === null ? '' : messages.draftSaved(savedAt);
}
