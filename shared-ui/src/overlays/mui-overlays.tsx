import styled from '@emotion/styled';
import BaseDialog from '@mui/material/Dialog';
import BaseDrawer from '@mui/material/Drawer';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { messages } from '../messages.en.ts';
import { Heading } from '../text/heading.tsx';
import type { DialogProps } from './dialog.tsx';
import type { DrawerProps } from './drawer.tsx';

/** MUI brings behaviour (focus, inertness, transitions); its colours are the site's CSS variables. */
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

const Head = styled.div({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: '1rem .75rem 0 1.5rem',
  '& > h2': { paddingTop: '.6rem' },
});
const Body = styled.div({
  padding: '.75rem 1.5rem 1.5rem',
  overflowY: 'auto',
  flexGrow: 1,
  overscrollBehavior: 'contain',
});
const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '.75rem',
  padding: '0 1.5rem 1.5rem',
});

const widths = { s: '24rem', m: '34rem', l: '48rem' };

export function MuiDialog({
  open,
  onClose,
  title,
  children,
  actions,
  size = 'm',
  persistent = false,
}: DialogProps) {
  const id = useId();
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
        maxWidth={false}
        aria-labelledby={id}
        slotProps={{ paper: { sx: { width: '100%', maxWidth: widths[size], margin: '16px', ...phone } } }}
      >
        <Head>
          <Heading level={2} size="m" id={id}>
            {title}
          </Heading>
          <IconButton label={messages.close} onClick={() => onClose('button')}>
            <CloseIcon />
          </IconButton>
        </Head>
        <Body>{children}</Body>
        {actions && <Actions>{actions}</Actions>}
      </BaseDialog>
    </ThemeProvider>
  );
}

export function MuiDrawer({ open, onClose, label, side = 'right', children }: DrawerProps) {
  return (
    <ThemeProvider theme={theme}>
      <BaseDrawer
        open={open}
        onClose={onClose}
        anchor={side}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': label,
            sx: { width: '88vw', maxWidth: 360, borderRadius: 0 },
          },
        }}
      >
        {children}
      </BaseDrawer>
    </ThemeProvider>
  );
}
