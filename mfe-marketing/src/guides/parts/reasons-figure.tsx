import { styled } from 'shared-ui';
import { useReasons } from '../../why-us/use-reasons.ts';

const Wheel = styled.ul({
  listStyle: 'none',
  padding: '1.25rem',
  display: 'grid',
  gap: '.75rem 1rem',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(11rem,100%),1fr))',
  borderRadius: 20,
  background: 'var(--c-card)',
  border: '1px solid var(--c-hairline)',
  '& li': { display: 'flex', alignItems: 'center', gap: '.75rem', fontWeight: 600, minWidth: 0 },
  '& svg': { flex: 'none', color: 'var(--c-accent)' },
});

/** 'Why choose us' on a guide: the selling points as text in a figure. */
export function ReasonsFigure() {
  return (
    <Wheel>
      {useReasons().map(({ title, Icon }) => (
        <li key={title}>
          <Icon size={28} />
          {title}
        </li>
      ))}
    </Wheel>
  );
}
