import { styled, tokens } from 'shared-ui';
import { messages } from '../messages.en.ts';

/** Where the messages of the running site are (`Snackbar` of shared-ui). */
const Region = styled.div({
  position: 'fixed',
  insetInline: 16,
  top: `calc(${tokens.header} + 8px + env(safe-area-inset-top))`,
  zIndex: 1090,
  '& > p': {
    maxWidth: '28rem',
    marginInline: 'auto',
    padding: '.875rem 1rem',
    border: '1px solid currentColor',
    borderRadius: 12,
    background: 'var(--c-errorTint)',
    color: 'var(--c-error)',
    boxShadow: 'var(--shadow)',
  },
});

/**
 * Empty: the document's first script writes its text into it when a press needs the shell's code and that does not come
 * (`shell/src/browser/early/code-notice.ts`).
 */
export const CodeNotice = () => (
  <Region role="alert" data-no-print="" data-code-notice={messages.codeMissing} />
);
