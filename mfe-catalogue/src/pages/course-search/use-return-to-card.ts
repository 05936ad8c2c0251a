import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'shared-shell';
import { createSafeStorage } from 'shared-shell/storage';
import { cardLinkId } from '../../course/course-card.tsx';

const STORAGE_KEY = 'catalogue:opened-card';
const storage = () => createSafeStorage(() => window.sessionStorage);

/**
 * On Back to a list, focuses the card that was opened last, which also scrolls to it. Returns the
 * function that records an opened card. History entries are identified by their key.
 */
export function useReturnToCard(isListShown: boolean): (courseId: number) => void {
  const { key } = useLocation();
  const isDone = useRef(false);
  const entry = useRef(key);
  useEffect(() => {
    entry.current = key;
  }, [key]);

  useEffect(() => {
    if (isDone.current || !isListShown) return;
    isDone.current = true;
    const opened = readOpened(key);
    if (opened === null) return;
    // Later than the shell, which scrolls to the top and focuses the heading.
    const timer = setTimeout(() => document.getElementById(cardLinkId(opened))?.focus(), 100);
    return () => clearTimeout(timer);
  }, [isListShown, key]);

  // A stable function: a new one at every search would render every card.
  return useCallback((courseId) => {
    storage().write(STORAGE_KEY, JSON.stringify({ key: entry.current, courseId }));
  }, []);
}

function readOpened(key: string): number | null {
  try {
    const opened = JSON.parse(storage().read(STORAGE_KEY) ?? 'null');
    storage().write(STORAGE_KEY, null);
    return opened?.key === key && typeof opened.courseId === 'number' ? opened.courseId : null;
  } catch {
    return null;
  }
}
