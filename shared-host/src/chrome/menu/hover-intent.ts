import { useEffect, useMemo, useRef, useState } from 'react';

/** Delays in ms (LAYOUT-8, CONST-28). Within the skip delay after another group was open, a group opens at once. */
const OPEN_DELAY_MS = 200;
const SKIP_DELAY_MS = 300;
const CLOSE_DELAY_MS = 150;

/** Which menu group is open: with delays for the mouse, at once for click, touch and keyboard. One group at a time. */
export function useHoverIntent() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openRef = useRef<string | null>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  /** Whether the group was opened by hover: a click that follows must not close it again. */
  const openedByHover = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const actions = useMemo(() => {
    const show = (label: string | null, hover = false) => {
      clearTimeout(timer.current);
      if (label === null && openRef.current !== null) closedAt.current = performance.now();
      openedByHover.current = hover && label !== null;
      openRef.current = label;
      setOpen(label);
    };
    return {
      show,
      pointerEnter: (label: string) => {
        clearTimeout(timer.current);
        if (openRef.current === label) return;
        const recently = openRef.current !== null || performance.now() - closedAt.current < SKIP_DELAY_MS;
        timer.current = setTimeout(show, recently ? 0 : OPEN_DELAY_MS, label, true);
      },
      pointerLeave: () => {
        clearTimeout(timer.current);
        if (openRef.current !== null) timer.current = setTimeout(show, CLOSE_DELAY_MS, null);
      },
      toggle: (label: string) => {
        const keep = openedByHover.current && openRef.current === label;
        openedByHover.current = false;
        show(openRef.current === label && !keep ? null : label);
      },
    };
  }, []);

  return { open, ...actions };
}
