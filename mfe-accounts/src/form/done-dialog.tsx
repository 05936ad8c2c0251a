import { type ReactNode, useEffect } from 'react';
import { Dialog, Text } from 'shared-ui';
import { focusOn, isFocusSomewhere } from 'shared-ui/hands-on-focus';
import { SUBMIT_ID } from './account-page.tsx';

/**
 * Confirms that an e-mail was sent. The button that sent the form was disabled until the answer and lost the focus to the
 * page, so that the browser does not know it as the opener of the dialog.
 */
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
  useEffect(() => {
    if (!open) return;
    // After the dialog has been closed: until then the page behind it cannot have the focus.
    return () => {
      const opener = document.getElementById(SUBMIT_ID);
      if (opener && !isFocusSomewhere()) focusOn(opener);
    };
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title={title} actions={action}>
      <Text role="status">{text}</Text>
    </Dialog>
  );
}
