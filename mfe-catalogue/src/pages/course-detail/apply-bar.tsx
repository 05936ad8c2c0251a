import type { ReactNode } from 'react';
import { Button, opensDialog, styled, withBottomBar } from 'shared-ui';
import { messages } from '../../messages.en.ts';

/**
 * Sticks to the bottom of the window, above the bar of the site, while the course is in view. Tray and bar stick together:
 * by themselves they would cover each other.
 */
export const StickyControls = styled.div({
  position: 'sticky',
  // The variable is missing in shells without a bottom bar.
  bottom: 'var(--bottom-bar, 0px)',
  zIndex: 3,
  marginTop: '1.5rem',
  '&& > section': { position: 'static', margin: '0 0 .5rem' },
});

const Bar = styled.div({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem 1rem',
  margin: '0 -1rem',
  padding: '.5rem 1rem',
  borderTop: '1px solid var(--c-hairline)',
  background: 'var(--c-card)',
  // In large text the fee takes a line of its own.
  '& > p': { flex: '1 1 6rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  [withBottomBar]: {
    display: 'flex',
    // In `@supports`, which the DOM of unit tests skips, as in the global styles.
    '@supports selector(:has(*))': {
      // Keeps what has the focus clear of the bar, also of its two lines in large text.
      'html:root:has(&)': { scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + 6rem)' },
    },
  },
  '@media print': { display: 'none' },
});

/** The Apply Now of the card, which the bar replaces where it is shown. */
export const WithoutBar = styled.div({
  display: 'grid',
  [withBottomBar]: { display: 'none' },
});

/** Apply Now within reach of the thumb, on phones, instead of the button in the card. */
export function ApplyBar({ fee, dialog }: { fee: ReactNode; dialog: string }) {
  return (
    <Bar data-floating="">
      <p>{fee}</p>
      <Button variant="primary" {...opensDialog(dialog)}>
        {messages.applyNow}
      </Button>
    </Bar>
  );
}
