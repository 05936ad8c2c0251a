import { type ReactNode, useEffect } from 'react';
import type { PageDialog } from 'shared-shell';
import { Dialog, type DialogProps, styled } from 'shared-ui';

const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '.75rem',
  paddingTop: '1.5rem',
});

interface ApplyFrameProps extends Pick<DialogProps, 'open' | 'title' | 'size' | 'actions'> {
  onClose: () => void;
  /** The page's dialog, which is around it already. */
  dialog: PageDialog | undefined;
  children: ReactNode;
}

/** What is around the content: a dialog of its own, or that of the page, whose requests to close it decides about. */
export function ApplyFrame({ dialog, children, ...frame }: ApplyFrameProps) {
  const { onClose, actions } = frame;
  useEffect(() => {
    if (!dialog) return;
    dialog.current = onClose;
    return () => {
      dialog.current = null;
    };
  }, [dialog, onClose]);
  if (!dialog) return <Dialog {...frame}>{children}</Dialog>;
  return (
    <>
      {children}
      {actions && <Actions>{actions}</Actions>}
    </>
  );
}
