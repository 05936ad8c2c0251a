import { type ReactNode, useEffect, useRef } from 'react';
import { Stack, styled } from 'shared-ui';

const Focusable = styled.div({ '&:focus': { outline: 'none' } });

/** Takes the focus when it appears and when its `part` changes, because the button that had it is gone. */
export function Focused({ part, children }: { part?: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another set of buttons.
  useEffect(() => root.current?.focus(), [part]);
  return (
    <Focusable ref={root} tabIndex={-1}>
      <Stack>{children}</Stack>
    </Focusable>
  );
}
