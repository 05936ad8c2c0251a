import { Button, styled, Text, VisuallyHidden } from 'shared-ui';
import { formatFileSize } from '../../../files/file-size.ts';
import { messages } from '../../../messages.en.ts';
import { FilePicture } from './file-picture.tsx';

const Row = styled.li({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  padding: '.5rem 0 .5rem .75rem',
  border: '1px solid var(--c-hairline)',
  borderRadius: 12,
  '& > div': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
});

/** A chosen file: preview, name, size, and a button to remove it. */
export function FileRow({ file, group, onRemove }: { file: File; group: string; onRemove: () => void }) {
  return (
    <Row>
      <FilePicture file={file} />
      <div>
        {file.name}
        <Text tone="muted" size="s">
          {formatFileSize(file.size)}
        </Text>
      </div>
      <Button size="s" variant="text" onClick={onRemove}>
        {messages.remove}
        <VisuallyHidden>
          {' '}
          {file.name} {messages.from} {group}
        </VisuallyHidden>
      </Button>
    </Row>
  );
}
