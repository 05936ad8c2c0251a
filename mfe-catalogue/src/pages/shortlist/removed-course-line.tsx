import { Button, Card, CardBody, Stack, Text, VisuallyHidden } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { messages } from '../../messages.en.ts';

/**
 * In the place of a course that was just removed: that it is gone, with its note, and a button that brings both back.
 * @param focusAfter selector of what has the focus then
 */
export function RemovedCourseLine({
  name,
  focusAfter,
  onUndo,
}: {
  name: string;
  focusAfter: string;
  onUndo: () => void;
}) {
  return (
    <Card>
      <CardBody>
        <Stack row gap={12} style={{ justifyContent: 'space-between' }}>
          <Text>
            <DataText>{messages.wasRemoved(name)}</DataText>
          </Text>
          <Button size="s" onClick={onUndo} {...handsOnFocus('', focusAfter)}>
            {messages.undo}
            <VisuallyHidden>
              {' '}
              <DataText>{name}</DataText>
            </VisuallyHidden>
          </Button>
        </Stack>
      </CardBody>
    </Card>
  );
}
