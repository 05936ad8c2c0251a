import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { messages } from '../messages.en.ts';
import { styled } from '../styled/styled.ts';
import { tokens } from '../theme/tokens.ts';
import { Modal } from './modal.tsx';
import type { DrawerProps } from './overlay-props.ts';

const Root = styled(Modal)({
  width: '88vw',
  maxWidth: 360,
  height: '100%',
  maxHeight: '100%',
  overflow: 'hidden',
  '&[data-side=right]': { margin: '0 0 0 auto', transform: 'translateX(100%)' },
  '&[data-side=left]': { margin: '0 auto 0 0', transform: 'translateX(-100%)' },
  '&[data-side][open]': { transform: 'none' },
  '@starting-style': {
    '&[data-side=right][open]': { transform: 'translateX(100%)' },
    '&[data-side=left][open]': { transform: 'translateX(-100%)' },
  },
  '@media print': { '&&[open]': { display: 'none' } },
});
const Head = styled.div({
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
const Body = styled.div({
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/**
 * A modal panel that slides in over the page (88 % of the width, at most 360 px). Its close icon stays visible
 * while the content scrolls. With an `id` it works before any code has loaded.
 */
export function Drawer({
  label,
  closeLabel = messages.close,
  side = 'right',
  children,
  ...modal
}: DrawerProps) {
  return (
    <Root {...modal} data-side={side} aria-label={label}>
      {({ closing }) => (
        <>
          <Head>
            <span aria-hidden="true">{label}</span>
            <IconButton label={closeLabel} {...closing}>
              <CloseIcon />
            </IconButton>
          </Head>
          <Body>{children}</Body>
        </>
      )}
    </Root>
  );
}
