import { FileInput, Heading, Stack, styled, VisuallyHidden } from 'shared-ui';
import { acceptAttribute, type FileLimits } from '../../../files/file-rules.ts';
import { messages } from '../../../messages.en.ts';
import { FileRow } from './file-row.tsx';
import { LargePictures } from './large-pictures.tsx';
import { type ChangeFiles, useDocumentGroup } from './use-document-group.ts';

const List = styled.ul({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '.5rem' });
const Errors = styled.ul({
  margin: 0,
  paddingInlineStart: '1.2rem',
  color: 'var(--c-error)',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

/** A document group: file picker, chosen files, and reasons for rejected ones (APPLY-7). */
export function DocumentGroupField({
  id,
  label,
  files,
  problem,
  limits,
  onChange,
}: {
  /** Id of the picker, for the error summary. */
  id: string;
  label: string;
  files: readonly File[];
  /** The API's error for this group. */
  problem?: string;
  limits: FileLimits;
  onChange: ChangeFiles;
}) {
  const { refused, large, isShrinking, status, pick, shrink, keep, remove } = useDocumentGroup(
    files,
    limits,
    onChange,
  );
  /** The pressed button has been removed: the focus moves to the file picker. */
  const focusPicker = () => document.getElementById(id)?.focus();
  return (
    <Stack gap={8} role="group" aria-label={label}>
      <Heading level={3} size="s">
        {label}
      </Heading>
      <FileInput
        id={id}
        label={label}
        accept={acceptAttribute}
        multiple
        onFiles={(picked) => void pick(picked)}
        error={problem}
      />
      <div role="alert">
        {refused.length > 0 && (
          <Errors>
            {refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Errors>
        )}
      </div>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {large.length > 0 && (
        <LargePictures
          pictures={large}
          isShrinking={isShrinking}
          onShrink={() => void shrink().then(focusPicker)}
          onKeep={() => {
            keep();
            focusPicker();
          }}
        />
      )}
      {files.length > 0 && (
        <List aria-label={messages.filesIn(label)}>
          {files.map((file) => (
            <FileRow
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              group={label}
              onRemove={() => {
                remove(file);
                focusPicker();
              }}
            />
          ))}
        </List>
      )}
    </Stack>
  );
}
