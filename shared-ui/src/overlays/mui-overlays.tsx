import styled from '@emotion/styled';
import BaseDialog from '@mui/material/Dialog';
import BaseDrawer from '@mui/material/Drawer';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type KeyboardEvent, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { MessageSlot } from '../feedback/message-slot.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { messages } from '../messages.en.ts';
import { Heading } from '../text/heading.tsx';
import { tokens } from '../theme/tokens.ts';
import { keepTabInside } from './keep-tab-inside.ts';
import type { DialogProps, DrawerProps } from './overlay-props.ts';
import { useCloseRequest } from './use-close-request.ts';

/** MUI provides behaviour (focus, inertness, transitions). Colours are the site's CSS variables. */
const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1400 } },
  shape: { borderRadius: 16 },
  typography: { fontFamily: 'inherit' },
  components: {
    MuiPaper: {
      styleOverrides: {
        root: {
          backgroundColor: 'var(--c-card)',
          color: 'var(--c-ink)',
          backgroundImage: 'none',
          boxShadow: 'var(--shadow)',
        },
      },
    },
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: '#0D1526b3' } } },
  },
});

/**
 * Close icon and messages stick to the top while the rest scrolls, so that they are reachable with large text and
 * on small screens. The icon takes no height: the title is beside it.
 */
const Corner = styled.div({
  flex: 'none',
  position: 'sticky',
  top: 0,
  zIndex: 2,
  alignSelf: 'flex-end',
  height: 0,
  marginInlineEnd: 12,
  '& > button': { background: 'var(--c-card)' },
});
const Slot = styled(MessageSlot)({
  flex: 'none',
  position: 'sticky',
  top: 12,
  zIndex: 1,
  '&:not(:empty)': { margin: '12px 68px 0 12px' },
});
/** Sticky above long content, like the actions below it. */
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
  '& > h2': { paddingBlock: '.5rem' },
});
const Body = styled.div({ padding: '.75rem 24px 24px', flexGrow: 1, '&:empty': { display: 'none' } });
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
const DrawerHead = styled.div({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.5rem',
  minHeight: tokens.header,
  padding: '.25rem 12px .25rem 20px',
  borderBottom: '1px solid var(--c-hairline)',
  fontFamily: 'var(--f-heading)',
  fontSize: '1.125rem',
  fontWeight: 700,
});
const DrawerBody = styled.div({
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** One scroll container. The padding keeps focused elements clear of the sticky parts. */
const scrolling = { overflowY: 'auto', overscrollBehavior: 'contain', scrollPaddingBlock: '4.5rem' } as const;

const widths = { s: '24rem', m: '34rem', l: '48rem' };

/** MUI handles Esc: the browser's close watcher must not handle it again. */
const takeEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault();
};

export function MuiDialog({
  open,
  onClose,
  title,
  titleAction,
  closeLabel = messages.close,
  children,
  actions,
  size = 'm',
  persistent = false,
}: DialogProps) {
  const id = useId();
  useCloseRequest(open && !persistent, () => onClose('escape'));
  const phone =
    size === 'l'
      ? {
          '@media (max-width:639.95px)': {
            margin: 0,
            width: '100%',
            maxWidth: '100%',
            height: '100%',
            maxHeight: '100%',
            borderRadius: 0,
          },
        }
      : {};
  return (
    <ThemeProvider theme={theme}>
      <BaseDialog
        open={open}
        onClose={(_event, reason) => {
          if (!persistent) onClose(reason === 'escapeKeyDown' ? 'escape' : 'backdrop');
        }}
        onKeyDownCapture={takeEscape}
        onKeyDown={keepTabInside}
        maxWidth={false}
        aria-labelledby={id}
        slotProps={{
          paper: {
            sx: {
              width: '100%',
              maxWidth: widths[size],
              margin: '16px',
              maxHeight: 'calc(100% - 32px)',
              ...scrolling,
              ...phone,
            },
          },
        }}
      >
        <Corner>
          <IconButton label={closeLabel} onClick={() => onClose('button')} style={{ marginTop: 12 }}>
            <CloseIcon />
          </IconButton>
        </Corner>
        <Slot open={open} />
        <Title>
          <Heading level={2} size="m" id={id}>
            {title}
          </Heading>
          {titleAction}
        </Title>
        <Body>{children}</Body>
        {actions && <Actions>{actions}</Actions>}
      </BaseDialog>
    </ThemeProvider>
  );
}

export function MuiDrawer({
  open,
  onClose,
  label,
  closeLabel = messages.close,
  side = 'right',
  children,
}: DrawerProps) {
  useCloseRequest(open, onClose);
  return (
    <ThemeProvider theme={theme}>
      <BaseDrawer
        open={open}
        onClose={onClose}
        onKeyDownCapture={takeEscape}
        anchor={side}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': label,
            sx: { width: '88vw', maxWidth: 360, borderRadius: 0, overflow: 'hidden' },
          },
        }}
      >
        <DrawerHead>
          <span aria-hidden="true">{label}</span>
          <IconButton label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </DrawerHead>
        <DrawerBody>{children}</DrawerBody>
      </BaseDrawer>
    </ThemeProvider>
  );
}
