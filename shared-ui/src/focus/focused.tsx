import { type ReactNode, useEffect, useRef } from 'react';
import { Stack, styled } from 'shared-ui';

const Focusable = styled.div({ '&:focus': { outline: 'none' } });

/**
 * Content that takes the focus when it appears and whenever `part` changes. For steps that remove the button that
 * was pressed, which would lose the focus.
 */
export function Focused({ part, children }: { part?: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part brings other buttons.
  useEffect(() => root.current?.focus(), [part]);
  return (
    <Focusable ref={root} tabIndex={-1}>
      <Stack>{children}</Stack>
    </Focusable>
  );
}
