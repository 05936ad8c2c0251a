import type { ReactNode } from 'react';
import { Dialog, Text } from 'shared-ui';

/** The modal after a call that sent a mail: what happened and what to do next. */
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
