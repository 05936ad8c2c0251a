import { useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { MessageSlot } from '../feedback/message-slot.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { messages } from '../messages.en.ts';
import { styled } from '../styled/styled.ts';
import { Heading } from '../text/heading.tsx';
import { Modal } from './modal.tsx';
import type { DialogProps } from './overlay-props.ts';

const widths = { s: '24rem', m: '34rem', l: '48rem' };
/** From the top, not centred: the title and the close icon stay where they are when the content arrives or changes. */
const fromTop = 'clamp(16px, 8vh, 72px)';

/** One scroll container. The padding keeps focused elements clear of the sticky parts. */
const Root = styled(Modal)({
  width: 'calc(100% - 32px)',
  height: 'fit-content',
  maxHeight: 'calc(100% - 32px)',
  margin: 'auto',
  borderRadius: 16,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '4.5rem',
  '&[data-size=s]': { maxWidth: widths.s },
  '&:not([data-size=s])': { marginTop: fromTop, maxHeight: `calc(100% - 16px - ${fromTop})` },
  '&[data-size=m]': { maxWidth: widths.m },
  '&[data-size=l]': {
    maxWidth: widths.l,
    '@media (max-width:639.95px)': {
      width: '100%',
      height: '100%',
      maxHeight: '100%',
      margin: 0,
      borderRadius: 0,
    },
  },
  // On paper what is fixed stands on each sheet of the page behind it, cut off: the dialog is printed instead of the page.
  '@media print': {
    '&&[open]': {
      position: 'static',
      width: 'auto',
      maxWidth: 'none',
      height: 'auto',
      maxHeight: 'none',
      margin: 0,
      overflow: 'visible',
      boxShadow: 'none',
    },
    '&::backdrop': { display: 'none' },
    // In `@supports`, which the DOM of unit tests skips.
    '@supports selector(:has(*))': {
      'html:has(&[open])': { overflow: 'visible' },
      'html:has(&[open]) body :not(:has(dialog[open]), dialog[open], dialog[open] *)': {
        display: 'none !important',
      },
    },
  },
});
/**
 * Close icon and messages stick to the top while the rest scrolls, so that they are reachable with large text and
 * on small screens. The icon takes no height: the title is beside it, and before it for Tab.
 */
const Corner = styled.div({
  flex: 'none',
  order: -2,
  position: 'sticky',
  top: 0,
  zIndex: 2,
  alignSelf: 'flex-end',
  height: 0,
  marginInlineEnd: 12,
  '& > button': { marginTop: 12, background: 'var(--c-card)' },
});
const Slot = styled(MessageSlot)({
  flex: 'none',
  order: -1,
  position: 'sticky',
  top: 12,
  zIndex: 2,
  '&:not(:empty)': { margin: '12px 68px 0 12px' },
});
/**
 * Sticky above long content, like the actions below it. It gets the first focus: the title is read, no keyboard covers a
 * phone's screen, and a second press of Enter or Space presses nothing.
 */
const Title = styled.div({
  flex: 'none',
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: 'var(--c-card)',
  '@media (max-height:420px)': { position: 'static' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 .5rem',
  padding: '.85rem 68px 0 24px',
  outline: 'none',
  boxShadow: 'none !important',
  '& > h2': { paddingBlock: '.5rem' },
});
const Body = styled.div({ padding: '.75rem 24px 24px', flexGrow: 1, '&:empty': { display: 'none' } });
/**
 * By `autofocus`: the first element that can have the focus is, for Firefox, the first that Tab reaches, which is a link
 * or the close icon. React writes the attribute into HTML only.
 */
const takesFirstFocus = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');
/** Sticky below long content, except on screens so low that it would be covered. */
const Actions = styled.div({
  flex: 'none',
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '.75rem',
  padding: '.75rem 24px 24px',
  background: 'var(--c-card)',
  '@media (max-height:420px)': { position: 'static' },
});

/**
 * Modal dialog following the ARIA Authoring Practices: it keeps the focus, Esc closes it, the focus returns to the
 * opener, and the page behind is inert. It has a close icon. With an `id` it works before any code has loaded.
 */
export function Dialog({
  title,
  titleAction,
  closeLabel = messages.close,
  children,
  actions,
  size = 'm',
  ...modal
}: DialogProps) {
  const titleId = useId();
  return (
    <Root {...modal} data-size={size} aria-labelledby={titleId}>
      {({ isShown, closing }) => (
        <>
          <Title tabIndex={-1} autoFocus ref={takesFirstFocus}>
            <Heading level={2} size="m" id={titleId}>
              {title}
            </Heading>
            {titleAction}
          </Title>
          <Corner>
            <IconButton label={closeLabel} {...closing}>
              <CloseIcon />
            </IconButton>
          </Corner>
          <Slot open={isShown} />
          <Body>{children}</Body>
          {actions && <Actions>{actions}</Actions>}
        </>
      )}
    </Root>
  );
}
