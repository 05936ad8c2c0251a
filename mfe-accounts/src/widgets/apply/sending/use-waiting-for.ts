import { useEffect, useState } from 'react';
import { useSession } from 'shared-shell';
import { useWaiting, useWaitingMarks } from '../../../waiting/use-waiting.ts';

/** The application of the visitor for a course that waits for the network. */
export function useWaitingFor(courseId: number, isOpen: boolean) {
  const { subject } = useSession();
  const marks = useWaitingMarks();
  const list = useWaiting(subject);
  const [wasShown, setWasShown] = useState(false);
  const waiting = list?.find((one) => one.courseId === courseId) ?? null;
  const isWaiting = waiting !== null;
  const isMarked = marks.some(
    (mark) => mark.owner === subject && mark.courseId === courseId && mark.state !== 'sent',
  );
  useEffect(() => {
    if (isOpen) setWasShown(false);
  }, [isOpen]);
  useEffect(() => {
    if (isOpen && isWaiting) setWasShown(true);
  }, [isOpen, isWaiting]);
  return {
    waiting,
    /** There is one to be read. */
    isUnknown: list === null && isMarked,
    /** It was waiting since the dialog was opened, and does not any more. */
    wentOut: wasShown && !isWaiting,
    /** It is taken back, not sent. */
    takeBack: () => setWasShown(false),
  };
}
