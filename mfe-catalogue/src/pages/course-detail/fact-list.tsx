import { from, styled } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';

const List = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  columnGap: '1rem',
  margin: 0,
  [from.sm]: { columnGap: '2rem' },
  // With large text, two columns do not fit on a small screen.
  '@media (max-width:17rem)': { gridTemplateColumns: 'minmax(0,1fr)' },
});
const Fact = styled.div({
  padding: '.625rem 0',
  borderBottom: '1px solid var(--c-hairline)',
  '& dt': { fontSize: '.875rem', color: 'var(--c-muted)' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});

/** Facts with their names, in two columns. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <List>
      {facts.map(([label, value]) => (
        <Fact key={label}>
          <dt>{label}</dt>
          <dd>
            <DataText>{value}</DataText>
          </dd>
        </Fact>
      ))}
    </List>
  );
}
