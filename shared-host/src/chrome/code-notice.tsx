import { messagePlace, styled } from 'shared-ui';
import { messages } from '../messages.en.ts';

const Region = styled.div({
  ...messagePlace,
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
