import { useEffect, useMemo, useRef, useState } from 'react';

/** D1 §2: a group opens after 200 ms of pointing; at once when another was open within the last 300 ms; closes after 150 ms. */
const openDelay = 200;
const skipDelay = 300;
const closeDelay = 150;

/** Which menu group is open. Pointer with delays; click, touch and keyboard at once. One group at a time. */
export function useHoverIntent() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openRef = useRef<string | null>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  /** Opened by hover a moment ago: the click that follows must not close what the visitor just reached for. */
  const byHover = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  const actions = useMemo(() => {
    const show = (label: string | null, hover = false) => {
      clearTimeout(timer.current);
      if (label === null && openRef.current !== null) closedAt.current = performance.now();
      byHover.current = hover && label !== null;
      openRef.current = label;
      setOpen(label);
    };
    return {
      show,
      pointerEnter: (label: string) => {
        clearTimeout(timer.current);
        if (openRef.current === label) return;
        const recently = openRef.current !== null || performance.now() - closedAt.current < skipDelay;
        timer.current = setTimeout(show, recently ? 0 : openDelay, label, true);
      },
      pointerLeave: () => {
        clearTimeout(timer.current);
        if (openRef.current !== null) timer.current = setTimeout(show, closeDelay, null);
      },
      toggle: (label: string) => {
        const keep = byHover.current && openRef.current === label;
        byHover.current = false;
        show(openRef.current === label && !keep ? null : label);
      },
    };
  }, []);

  return { open, ...actions };
}
