import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { forwardsAll } from '../forwards-all.ts';
import { styled } from '../styled/styled.ts';
import { isInside } from './is-inside.ts';
import { useKeepFocusInside } from './keep-focus-inside.ts';
import { keepTabInside } from './keep-tab-inside.ts';
import { closesDialog } from './opens-dialog.ts';
import type { CloseReason } from './overlay-props.ts';
import { useModal } from './use-modal.ts';

const DURATION = '.2s';

const Root = styled(
  'dialog',
  forwardsAll,
)({
  // Modal dialogs are fixed by the browser; this holds while one fades out as well.
  position: 'fixed',
  inset: 0,
  // Until it is modal, which the document's first script makes it after the first frame.
  zIndex: 2100,
  flexDirection: 'column',
  padding: 0,
  border: 0,
  background: 'var(--c-card)',
  color: 'var(--c-ink)',
  boxShadow: 'var(--shadow)',
  outline: 'none',
  opacity: 0,
  transition: ['opacity', 'transform', 'overlay', 'display']
    .map((property) => `${property} ${DURATION} allow-discrete`)
    .join(),
  '&[open]': { display: 'flex', opacity: 1, transform: 'none' },
  // What fades out is not in the way.
  '&:not([open])': { pointerEvents: 'none' },
  '&::backdrop': {
    background: '#0D1526b3',
    opacity: 0,
    transition: ['opacity', 'overlay', 'display']
      .map((property) => `${property} ${DURATION} allow-discrete`)
      .join(),
  },
  '&[open]::backdrop': { opacity: 1 },
  '@starting-style': { '&[open], &[open]::backdrop': { opacity: 0 } },
  '@media (forced-colors:active)': { border: '1px solid' },
});

interface ModalProps {
  id?: string;
  open?: boolean;
  onOpen?: () => void;
  onClose?: (reason: CloseReason) => void;
  persistent?: boolean;
  className?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: (modal: {
    isShown: boolean;
    /** Attributes of its close button. */
    closing: ReturnType<typeof closesDialog> & { onClick: (event: MouseEvent) => void };
  }) => ReactNode;
}

/**
 * The browser's own modal `<dialog>`: it keeps the focus, makes the page inert, and returns the focus. With an `id` it
 * stands where it is written, so that the server can render it; otherwise it is at the end of the page while it is open.
 */
export function Modal(props: ModalProps) {
  const { id, open = false } = props;
  const [isPresent, setIsPresent] = useState(false);
  useLayoutEffect(() => {
    if (open) setIsPresent(true);
  }, [open]);
  if (id) return <ModalElement {...props} />;
  return isPresent
    ? createPortal(<ModalElement {...props} onGone={() => setIsPresent(false)} />, document.body)
    : null;
}

function ModalElement({
  id,
  open = false,
  onOpen,
  onClose,
  onGone,
  persistent = false,
  children,
  ...rest
}: ModalProps & { onGone?: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  const ownId = useId();
  const isShown = useModal(element, { open, onOpen, onClose });
  useGone(element, open || isShown, onGone);
  const onFocus = useKeepFocusInside(element, isShown);
  /** The pointer went down outside; released there, it closes. */
  const isPressedOutside = useRef(false);

  const request = (reason: CloseReason, event: SyntheticEvent) => {
    // Without a caller that decides, the browser closes it.
    if (!open || !onClose) return;
    event.preventDefault();
    onClose(reason);
  };
  const onCancel = (event: SyntheticEvent) => {
    // File inputs and dialogs inside have events of the same name.
    if (event.target !== event.currentTarget) return;
    const reason = isPressedOutside.current ? 'backdrop' : 'escape';
    isPressedOutside.current = false;
    if (persistent) event.preventDefault();
    else request(reason, event);
  };
  const onPointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    const { target, currentTarget } = event;
    // The document's first script changes the attribute for the second press of a double click.
    const isClosedBy = currentTarget.getAttribute('closedby') === 'any';
    isPressedOutside.current = isClosedBy && target === currentTarget && !isInside(currentTarget, event);
  };
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    if (persistent || !isPressedOutside.current || !dialog.open) return;
    isPressedOutside.current = false;
    // Browsers without `closedby`.
    if (event.target !== dialog || isInside(dialog, event)) return;
    if (open && onClose) onClose('backdrop');
    else dialog.close();
  };
  return (
    <Root
      {...rest}
      ref={element}
      id={id ?? ownId}
      closedby={persistent ? 'none' : 'any'}
      // It may have been opened before hydration.
      suppressHydrationWarning
      onCancel={onCancel}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onKeyDown={keepTabInside}
      onFocus={onFocus}
    >
      {children({
        isShown,
        closing: { ...closesDialog(id ?? ownId), onClick: (event) => request('button', event) },
      })}
    </Root>
  );
}

/** Calls `onGone` after the dialog has been closed and has faded out. */
function useGone(
  element: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onGone: (() => void) | undefined,
): void {
  const gone = useEffectEvent(() => onGone?.());
  useEffect(() => {
    if (isOpen) return;
    const fading = element.current?.getAnimations?.() ?? [];
    if (fading.length === 0) return gone();
    let isReopened = false;
    void Promise.allSettled(fading.map(({ finished }) => finished)).then(() => {
      if (!isReopened) gone();
    });
    return () => {
      isReopened = true;
    };
  }, [element, isOpen]);
}
