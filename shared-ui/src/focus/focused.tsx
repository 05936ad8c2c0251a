import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Stack, styled } from 'shared-ui';

const Focusable = styled.div({ '&:focus': { outline: 'none' } });

/**
 * Content that takes the focus when it appears and whenever `part` changes. For steps that remove the button that
 * was pressed, which would lose the focus.
 * @param atFirst whether it takes the focus when it appears; default true. False when that may be the start of the page.
 */
export function Focused({
  part,
  atFirst = true,
  children,
}: {
  part?: string;
  atFirst?: boolean;
  children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const focusedPart = useRef(atFirst ? undefined : { part });
  // In the frame that shows it: a Tab right after it would start where the removed button was.
  useLayoutEffect(() => {
    const shown = focusedPart.current;
    focusedPart.current = { part };
    if (!shown || shown.part !== part) root.current?.focus();
  }, [part]);
  return (
    <Focusable ref={root} tabIndex={-1}>
      <Stack>{children}</Stack>
    </Focusable>
  );
}
