import type { ReactNode } from 'react';
import { Alert, Button, Dialog, Stack, Text } from 'shared-ui';
import { handsOnFocus } from '../focus/hands-on-focus.ts';

export interface ConfirmButtonProps {
  /** What is confirmed: on the button, as the dialog's title, and on its last button. */
  label: string;
  /** Added to the name of the button, e.g. visually hidden what it is about. */
  about?: ReactNode;
  question: ReactNode;
  /** On the button that leaves everything as it is. */
  keepLabel: string;
  /** Whether the dialog is open. */
  isAsking: boolean;
  onAsk: () => void;
  /** The visitor leaves everything as it is. */
  onKeep: () => void;
  onConfirm: () => void;
  /** The action is running. */
  isPending: boolean;
  /** Why the action failed. */
  error?: ReactNode;
  /** In place of the last button, e.g. a link to log in again. */
  instead?: ReactNode;
  /**
   * Where the focus goes when the action removes the button: to the button of the same `kind` in the next row, else to
   * what the selector `after` finds, else to the page's heading.
   */
  kind?: string;
  after?: string;
  size?: 's';
  wide?: boolean;
}

/** A button whose action is asked for once more in a dialog. */
export function ConfirmButton({
  label,
  about,
  question,
  keepLabel,
  isAsking,
  onAsk,
  onKeep,
  onConfirm,
  isPending,
  error,
  instead,
  kind = '',
  after,
  size,
  wide,
}: ConfirmButtonProps) {
  return (
    <>
      <Button size={size} wide={wide} onClick={onAsk} {...handsOnFocus(kind, ...(after ? [after] : []))}>
        {label}
        {about}
      </Button>
      <Dialog
        open={isAsking}
        onClose={onKeep}
        size="s"
        title={label}
        actions={
          <>
            <Button onClick={onKeep}>{keepLabel}</Button>
            {instead || (
              <Button variant="primary" loading={isPending} onClick={onConfirm}>
                {label}
              </Button>
            )}
          </>
        }
      >
        <Stack>
          <Text>{question}</Text>
          {error && <Alert severity="error">{error}</Alert>}
        </Stack>
      </Dialog>
    </>
  );
}
