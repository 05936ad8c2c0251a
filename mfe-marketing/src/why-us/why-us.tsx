import { useId, useState } from 'react';
import { from, Grid, styled } from 'shared-ui';
import { reasons } from './reasons.ts';

const Item = styled.li({
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
  // The description replaces the picture, so that the card keeps its size.
  '&[data-open] svg': { display: 'none' },
  '&[data-open]': { boxShadow: 'var(--shadow)', borderColor: 'var(--c-accent)' },
  '& p': { fontSize: '.875rem', lineHeight: 1.4, color: 'var(--c-slate)' },
  [from.md]: { minHeight: '10.5rem', '& p': { fontSize: '1rem' } },
});
const Trigger = styled.button({
  width: '100%',
  minHeight: 48,
  padding: '.5rem 0',
  border: 0,
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
});

/**
 * 'Why choose us !' as nine cards of fixed height. Hover, focus or tap shows a card's description, one at a time
 * (HOME-5 home 5, B-23), without layout shift.
 */
export function WhyUs({ headingLevel = 3 }: { headingLevel?: 3 | 4 }) {
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  const Title = `h${headingLevel}` as 'h3';
  return (
    <Grid component="ul" columns={[2, 3]} gap={16}>
      {reasons.map(({ title, description, Icon }, index) => (
        <Item
          key={title}
          data-open={open === index || undefined}
          onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(index)}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(null)}
        >
          <Icon size={48} strokeWidth={1.5} />
          <Title style={{ fontSize: '1.0625rem', letterSpacing: 0 }}>
            <Trigger
              type="button"
              aria-expanded={open === index}
              aria-controls={`${id}${index}`}
              onFocus={() => setOpen(index)}
              onClick={() => setOpen(index)}
            >
              {title}
            </Trigger>
          </Title>
          <p id={`${id}${index}`} data-panel="" hidden={open !== index}>
            {description}
          </p>
        </Item>
      ))}
    </Grid>
  );
}
