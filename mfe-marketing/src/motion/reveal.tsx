import { type ReactNode, useEffect, useRef } from 'react';

/** CONST-9: scroll animations last 1000 ms. */
const REVEAL_MS = 1000;

/**
 * Lets each section rise once when it is scrolled into view. Nothing is hidden or transparent: sections on the first screen
 * do not move, and there is no animation without scripts or under reduced motion.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.animate?.([{ transform: 'translateY(12px)' }, { transform: 'none' }], {
          duration: REVEAL_MS,
          easing: 'cubic-bezier(.2,.8,.2,1)',
        });
      }
    });
    for (const section of root.current?.querySelectorAll(':scope > section') ?? []) {
      if (section.getBoundingClientRect().top > window.innerHeight) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return <div ref={root}>{children}</div>;
}
