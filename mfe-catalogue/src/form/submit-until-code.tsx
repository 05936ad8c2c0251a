import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui';
import { useIsHydrated } from 'shared-ui/hydration';

/**
 * The submit button of a form that needs none once the code has arrived. If it has the focus at that moment it stays until
 * the focus leaves it: a keyboard or a screen reader would lose its place.
 */
export function SubmitUntilCode({ wide, children }: { wide?: boolean; children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [isKept, setIsKept] = useState(false);
  // Before the first rendering with `isHydrated`.
  useLayoutEffect(() => setIsKept(button.current !== null && button.current === document.activeElement), []);
  // It keeps the focus while another window or tab has it.
  const onBlur = ({ currentTarget }: FocusEvent) => setIsKept(document.activeElement === currentTarget);
  if (isHydrated && !isKept) return null;
  return (
    <Button type="submit" variant="primary" wide={wide} ref={button} onBlur={onBlur}>
      {children}
    </Button>
  );
}
