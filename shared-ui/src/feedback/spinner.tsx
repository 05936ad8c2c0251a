import { keyframes } from '@emotion/react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { messages } from '../messages.en.ts';
import { styled } from '../styled/styled.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Ring = styled.span({
  display: 'inline-block',
  width: 'var(--size)',
  height: 'var(--size)',
  borderRadius: '50%',
  border: '3px solid var(--c-hairline)',
  borderTopColor: 'var(--c-accent)',
  animation: `${turn} .9s linear infinite`,
});

/** A spinner with a visually hidden text. Use it only where the specification asks for one, else a `Skeleton`. */
export function Spinner({ label = messages.loading, size = 32 }: { label?: string; size?: number }) {
  return (
    <span role="status">
      <Ring aria-hidden="true" style={{ '--size': `${size}px` } as React.CSSProperties} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
