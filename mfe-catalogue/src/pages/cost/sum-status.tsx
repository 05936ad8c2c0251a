import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from 'shared-ui';

/** A pause in typing, in ms. */
const PAUSE_MS = 1000;

/**
 * Tells screen readers the sum of a plan that the visitor has changed: the form stands before the result and has no button.
 * Nothing for the plan with which the page opened, nor for rates and courses that arrive later.
 * @param plan changes with every choice
 */
export function SumStatus({ plan, text }: { plan: string; text: string }) {
  const [announced, setAnnounced] = useState('');
  const opened = useRef<string | null>(plan);
  useEffect(() => {
    if (opened.current === plan) return;
    opened.current = null;
    const timer = setTimeout(setAnnounced, PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [plan, text]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
