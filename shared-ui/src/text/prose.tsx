import { styled } from '../styled/styled.ts';

/** Running text: lines of 68 characters, with spacing between paragraphs, lists, headings and tables. */
export const Prose = styled.div({
  // About 70 letters. Not in ch, because the digit 0 is a quarter wider in the web font than in the fallback.
  maxWidth: '40em',
  '& > * + *': { marginTop: '1rem' },
  '& > * + h2, & > * + h3, & > * + h4': { marginTop: '2rem' },
  '& ul, & ol': { paddingInlineStart: '1.4rem' },
  '& li + li': { marginTop: '.4rem' },
  '& li::marker': { color: 'var(--c-accent)', fontWeight: 700 },
  '& img': { borderRadius: 16 },
  '& blockquote': {
    borderInlineStart: '4px solid var(--c-accent)',
    paddingInlineStart: '1rem',
    color: 'var(--c-slate)',
  },
});
