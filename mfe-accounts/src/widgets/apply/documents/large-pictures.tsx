import { Alert, Button, Stack } from 'shared-ui';
import { formatFileSize } from '../../../files/file-size.ts';
import { messages } from '../../../messages.en.ts';

/** Offers to shrink large pictures. Nothing is changed without consent. */
export function LargePictures({
  pictures,
  isShrinking,
  onShrink,
  onKeep,
}: {
  pictures: readonly File[];
  isShrinking: boolean;
  onShrink: () => void;
  onKeep: () => void;
}) {
  const names = pictures.map(({ name, size }) => `${name} (${formatFileSize(size)})`).join(', ');
  return (
    <Alert severity="info" live="alert">
      <Stack gap={8}>
        <span>{messages.largePictures(names)}</span>
        <Stack row gap={8}>
          <Button size="s" loading={isShrinking} onClick={onShrink}>
            {messages.shrink}
          </Button>
          <Button size="s" variant="text" disabled={isShrinking} onClick={onKeep}>
            {messages.keepSize}
          </Button>
        </Stack>
      </Stack>
    </Alert>
  );
}
