import { useEffect, useRef, useState } from 'react';

/** Whether `content` is wider than the `room` around it, as the window, the visitor's text size or the items change. */
export function useCrowded() {
  const room = useRef<HTMLElement>(null);
  const content = useRef<HTMLUListElement>(null);
  const [crowded, setCrowded] = useState(false);
  useEffect(() => {
    const outer = room.current;
    const inner = content.current;
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setCrowded(inner.offsetWidth > outer.offsetWidth));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return { room, content, crowded };
}
