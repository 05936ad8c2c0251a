import { useEffect, useRef, useState } from 'react';

/**
 * Whether `content` is wider than the `container` around it. Measured again when the window, the visitor's text size or
 * the content changes.
 */
export function useOverflow() {
  const container = useRef<HTMLElement>(null);
  const content = useRef<HTMLUListElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const outer = container.current;
    const inner = content.current;
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(inner.offsetWidth > outer.offsetWidth));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return { container, content, overflows };
}
