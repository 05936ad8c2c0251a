import { useState } from 'react';
import { Alert, Button, FileInput, Heading, Stack, styled, Text, VisuallyHidden } from 'shared-ui';
import { acceptAttribute, addFiles, isSameFile } from '../../files/file-rules.ts';
import { formatFileSize } from '../../files/file-size.ts';
import { isLargePicture, shrinkPicture } from '../../files/shrink-picture.ts';
import { snapshot } from '../../files/snapshot.ts';
import { messages } from '../../messages.en.ts';
import { FilePicture } from './file-picture.tsx';

const List = styled.ul({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '.5rem' });
const Row = styled.li({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  padding: '.5rem .75rem',
  border: '1px solid var(--c-hairline)',
  borderRadius: 12,
  '& > span': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
});
const Errors = styled.ul({
  margin: 0,
  paddingInlineStart: '1.2rem',
  color: 'var(--c-error)',
  fontWeight: 600,
});

/** One document group: a picker, the files so far, and why a file was refused (D2 §5). */
export function DocumentGroupField({
  label,
  files,
  onChange,
}: {
  label: string;
  files: readonly File[];
  /** Gets an update, because reading files takes time and another pick may come first. */
  onChange: (update: (files: readonly File[]) => readonly File[]) => void;
}) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** Large pictures that wait for the visitor's word. */
  const [large, setLarge] = useState<readonly File[]>([]);
  const add = async (picked: readonly File[]) => {
    const checked = addFiles(files, picked);
    const added = checked.files.slice(files.length);
    const copies = await Promise.all(added.map(snapshot));
    const unreadable = added
      .filter((_, index) => copies[index] === null)
      .map(({ name }) => messages.unreadable(name));
    setRefused([...checked.refused, ...unreadable]);
    const readable = copies.filter((copy) => copy !== null);
    if (readable.length > 0) onChange((current) => addFiles(current, readable).files);
  };
  const pick = (picked: File[]) => {
    setLarge((waiting) => [...waiting, ...picked.filter(isLargePicture)]);
    const rest = picked.filter((file) => !isLargePicture(file));
    if (rest.length > 0) void add(rest);
  };
  const decide = async (shrinks: boolean) => {
    const waiting = large;
    setLarge([]);
    await add(shrinks ? await Promise.all(waiting.map(shrinkPicture)) : waiting);
  };
  const remove = (file: File) => {
    setRefused([]);
    onChange((current) => current.filter((other) => !isSameFile(other, file)));
  };
  return (
    <Stack gap={8} role="group" aria-label={label}>
      <Heading level={3} size="s">
        {label}
      </Heading>
      <FileInput label={label} accept={acceptAttribute} multiple onFiles={pick} />
      {large.length > 0 && (
        <Alert severity="info" live="alert">
          <Stack gap={8}>
            <span>
              {messages.largePictures(
                large.map(({ name, size }) => `${name} (${formatFileSize(size)})`).join(', '),
              )}
            </span>
            <Stack row gap={8}>
              <Button size="s" onClick={() => decide(true)}>
                {messages.shrink}
              </Button>
              <Button size="s" variant="text" onClick={() => decide(false)}>
                {messages.keepSize}
              </Button>
            </Stack>
          </Stack>
        </Alert>
      )}
      <div role="alert">
        {refused.length > 0 && (
          <Errors>
            {refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Errors>
        )}
      </div>
      {files.length > 0 && (
        <List aria-label={messages.filesIn(label)}>
          {files.map((file) => (
            <Row key={`${file.name} ${file.size} ${file.lastModified}`}>
              <FilePicture file={file} />
              <span>
                {file.name}{' '}
                <Text component="span" tone="muted" size="s">
                  {formatFileSize(file.size)}
                </Text>
              </span>
              <Button size="s" variant="text" onClick={() => remove(file)}>
                {messages.remove}
                <VisuallyHidden>
                  {' '}
                  {file.name} {messages.from} {label}
                </VisuallyHidden>
              </Button>
            </Row>
          ))}
        </List>
      )}
    </Stack>
  );
}
