import { useEffect, useRef, useState } from 'react';

/** In ms. A tap's click follows its release, and between two entries the focus is nowhere for a moment. */
const END_OF_USE_MS = 300;
/** Anywhere in the document, where a pointer may be released. */
const ENDS_OF_USE = ['toggle', 'focusout', 'pointerup', 'pointercancel'];

/** A visitor who has opened a group, or has the focus or a pressed pointer in it, would lose it if it were hidden. */
function isInUse(container: HTMLElement): boolean {
  return (
    container.contains(document.activeElement) ||
    // Also true of a press that began before the code came.
    container.matches(':active') ||
    container.querySelector('details[open]') !== null
  );
}

/**
 * Whether `content` is wider than the `container` around it. Measured again when the window, the visitor's text size or
 * the content changes. As the server's HTML shows the content, whoever uses it before the code comes keeps it until they
 * are done, even if it is slightly too wide.
 */
export function useOverflow() {
  const container = useRef<HTMLElement>(null);
  const content = useRef<HTMLUListElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const outer = container.current;
    const inner = content.current;
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return;
    let isHidden = false;
    let waits = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const isWider = inner.offsetWidth > outer.offsetWidth;
      waits = isWider && !isHidden && isInUse(outer);
      isHidden = isWider && !waits;
      setOverflows(isHidden);
    };
    const onEndOfUse = () => {
      if (!waits) return;
      clearTimeout(timer);
      timer = setTimeout(measure, END_OF_USE_MS);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    // Captured, as `toggle` does not bubble.
    for (const name of ENDS_OF_USE) document.addEventListener(name, onEndOfUse, true);
    return () => {
      observer.disconnect();
      for (const name of ENDS_OF_USE) document.removeEventListener(name, onEndOfUse, true);
      clearTimeout(timer);
    };
  }, []);
  return { container, content, overflows };
}
