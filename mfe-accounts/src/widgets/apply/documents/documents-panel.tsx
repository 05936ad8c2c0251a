import type { DocumentGroup } from 'shared-api';
import { Alert, Grid, Stack, Text } from 'shared-ui';
import { type Documents, documentGroups } from '../../../files/document-groups.ts';
import { type FileLimits, togetherProblem } from '../../../files/file-rules.ts';
import { formatFileSize } from '../../../files/file-size.ts';
import { messages } from '../../../messages.en.ts';
import { DocumentGroupField } from './document-group-field.tsx';

export type ChangeDocuments = (
  group: DocumentGroup,
  update: (files: readonly File[]) => readonly File[],
) => void;

/** The Documents tab: seven groups, none required (APPLY-6). */
export function DocumentsPanel({
  documents,
  problems,
  limits,
  onChange,
  idPrefix,
}: {
  documents: Documents;
  /** The API's errors by group. */
  problems: Readonly<Partial<Record<DocumentGroup, string>>>;
  limits: FileLimits;
  onChange: ChangeDocuments;
  idPrefix: string;
}) {
  const together = togetherProblem(Object.values(documents).flat(), limits);
  return (
    <Stack gap={24}>
      <Text tone="slate">
        {messages.acceptedFiles(
          formatFileSize(limits.maxFileBytes),
          limits.maxFiles,
          formatFileSize(limits.maxTotalBytes),
        )}
      </Text>
      <Grid columns={[1, 2]}>
        {documentGroups.map(({ name, label }) => (
          <DocumentGroupField
            key={name}
            id={`${idPrefix}${name}`}
            label={label}
            files={documents[name]}
            problem={problems[name]}
            limits={limits}
            onChange={(update) => onChange(name, update)}
          />
        ))}
      </Grid>
      {together && <Alert severity="warning">{together}</Alert>}
    </Stack>
  );
}
