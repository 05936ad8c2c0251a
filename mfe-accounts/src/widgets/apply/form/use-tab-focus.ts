import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Focuses the selected tab, because the button that was pressed has been removed. Requests are counted, not noted and taken
 * back: React may skip a note that is taken back while a second press makes it again, and the focus would be lost.
 */
export function useTabFocus(isFormShown: boolean) {
  const root = useRef<HTMLFormElement>(null);
  const [requests, setRequests] = useState(0);
  const answered = useRef(0);
  useLayoutEffect(() => {
    if (requests === answered.current || !isFormShown) return;
    answered.current = requests;
    root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [requests, isFormShown]);
  return { root, focusTab: () => setRequests((count) => count + 1) };
}
