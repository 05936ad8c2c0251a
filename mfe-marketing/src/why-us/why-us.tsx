import { useId } from 'react';
import { from, Grid, styled } from 'shared-ui';
import { useReasons } from './use-reasons.ts';

const open = {
  boxShadow: 'var(--shadow)',
  borderColor: 'var(--c-accent)',
  // The description replaces the picture, so that the card keeps its size.
  '& svg': { display: 'none' },
  '& p': { display: 'block' },
};
const Item = styled.li({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '12.5rem',
  padding: '1rem',
  borderRadius: 16,
  background: 'var(--c-card)',
  border: '1px solid var(--c-hairline)',
  textAlign: 'center',
  transition: 'box-shadow .2s',
  '& svg': { color: 'var(--c-accent)', flex: 'none' },
  '& p': { display: 'none', fontSize: '.875rem', lineHeight: 1.4, color: 'var(--c-slate)' },
  [from.md]: { minHeight: '10.5rem', '& p': { fontSize: '1rem' } },
  '&:focus-within': open,
  // One at a time: pointing at a card takes precedence.
  '@supports selector(:has(*))': {
    'ul:has(> li:hover) > &:focus-within:not(:hover)': {
      boxShadow: 'none',
      borderColor: 'var(--c-hairline)',
      '& svg': { display: 'block' },
      '& p': { display: 'none' },
    },
  },
  '&&:hover': open,
  '@media print': open,
});
/** As large as its card: what the card shows takes the place of what a finger or pointer has pressed. */
const Trigger = styled.button({
  width: '100%',
  minHeight: 48,
  padding: '.5rem 0',
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 16 },
});

/**
 * 'Why choose us !' as cards of fixed height. Hover, focus or tap shows a card's description, one at a time (HOME-5
 * home 5, B-23), without layout shift and without code. Screen readers read it with the card's title.
 */
export function WhyUs({ headingLevel = 3 }: { headingLevel?: 3 | 4 }) {
  const id = useId();
  const reasons = useReasons();
  const Title = `h${headingLevel}` as 'h3';
  return (
    <Grid component="ul" columns={[2, 3]} gap={16}>
      {reasons.map(({ title, description, Icon }, index) => (
        <Item key={title}>
          <Icon size={48} strokeWidth={1.5} />
          <Title style={{ fontSize: '1.0625rem', letterSpacing: 0 }}>
            <Trigger type="button" aria-describedby={`${id}${index}`}>
              {title}
            </Trigger>
          </Title>
          <p id={`${id}${index}`}>{description}</p>
        </Item>
      ))}
    </Grid>
  );
}
