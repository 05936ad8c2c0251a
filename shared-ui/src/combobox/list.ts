import { styled } from 'shared-ui';

/** The options of a combobox, below its field. */
export const List = styled.ul({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + 4px)',
  zIndex: 20,
  margin: 0,
  padding: 4,
  listStyle: 'none',
  // The list is scrolled into view. On a screen turned sideways, or with large letters, it leaves room for its field and the
  // bars of the page.
  maxHeight: 'clamp(6rem, 100vh - 14rem, 15rem)',
  scrollMarginBlock: '1rem',
  overflowY: 'auto',
  background: 'var(--c-card)',
  border: '1px solid var(--c-control)',
  borderRadius: 12,
  boxShadow: 'var(--shadow)',
  '& li': { padding: '.5rem .75rem', borderRadius: 8, cursor: 'pointer' },
  '& li.Mui-focused,& li:hover': { background: 'var(--c-tint)' },
  '&[data-last-stays] li:last-child': {
    position: 'sticky',
    bottom: -4,
    marginBlockEnd: -4,
    borderTop: '1px solid var(--c-hairline)',
    borderRadius: 0,
    background: 'var(--c-card)',
  },
  '& li.Mui-focused': { outline: '2px solid var(--c-primary)', outlineOffset: -2 },
});
