import type { ReactNode } from 'react';
import { Dialog, Text } from 'shared-ui';

/** Confirms that an e-mail was sent. */
export function DoneDialog({
  open,
  onClose,
  title,
  text,
  action,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  text: string;
  action?: ReactNode;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={title} actions={action}>
      <Text role="status">{text}</Text>
    </Dialog>
  );
}
