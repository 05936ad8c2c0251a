import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'shared-ui';

const SPACE = '.375rem';

const Root = styled.div({
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns:
    'repeat(auto-fill,minmax(max(min(100%,15rem),calc((100% - (var(--columns) - 1) * 1rem) / var(--columns) - .5px)),1fr))',
  // Label, hint, control and error of the fields beside each other stand in the same four rows. Older browsers
  // (Chrome before 117) show each field for itself.
  '@supports (grid-template-rows:subgrid)': {
    rowGap: 0,
    marginBottom: '-1rem',
    '& > div': {
      display: 'grid',
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'minmax(0,1fr)',
      rowGap: 0,
      marginBottom: '1rem',
    },
    '& > div > label': { gridRow: 1, marginBottom: SPACE },
    '& > div > label + p': { gridRow: 2, marginBottom: SPACE },
    '& > div > :is(input,select)': { gridRow: 3 },
    '& > div > :is(input,select) + p': { gridRow: 4, marginTop: SPACE },
  },
});

/** Text fields and selects of a form beside each other, in as many columns as there is room for. */
export function FieldGrid({ columns, children }: { columns: number; children: ReactNode }) {
  return <Root style={{ '--columns': columns } as CSSProperties}>{children}</Root>;
}
