import { keyframes } from '@emotion/react';
import { styled } from '../styled/styled.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

const Root = styled.span({
  display: 'block',
  borderRadius: 8,
  background: 'var(--c-hairline)',
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

/**
 * A placeholder in the final size of the content. Hidden from assistive technology: show a loading text beside it.
 */
export function Skeleton({
  width = '100%',
  height = '1em',
}: {
  width?: number | string;
  height?: number | string;
}) {
  return <Root aria-hidden="true" style={{ width, height }} />;
}
