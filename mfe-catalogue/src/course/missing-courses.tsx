import { Alert } from 'shared-ui';
import { messages } from '../messages.en.ts';

/**
 * Says how many courses of a shared address are no longer offered: who gets the link does not know which it named.
 * @param count 0 shows nothing
 */
export const MissingCourses = ({ count }: { count: number }) =>
  count > 0 && <Alert severity="info">{messages.coursesGone(count)}</Alert>;
