import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'shared-shell';
import { createSafeStorage } from 'shared-shell/storage';
import { cardLinkId } from '../../course/course-card.tsx';

const STORAGE_KEY = 'catalogue:opened-card';
const storage = () => createSafeStorage(() => window.sessionStorage);

/**
 * On Back to a list, focus returns to the card last opened there, which scrolls it into view (decisions A-11).
 * Answers the function that notes an opened card. History entries are told apart by their key.
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
    // After the shell has scrolled to the top and moved focus to the heading.
    const timer = setTimeout(() => document.getElementById(cardLinkId(opened))?.focus(), 100);
    return () => clearTimeout(timer);
  }, [isListShown, key]);

  // One function for the life of the list: each search has an entry of its own, and no card renders for that.
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
