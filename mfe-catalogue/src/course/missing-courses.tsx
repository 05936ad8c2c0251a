import { Alert, Text } from 'shared-ui';
import { messages } from '../messages.en.ts';

/**
 * Says how many courses of a shared address are not shown, and why: who gets the link does not know which it named. Each
 * number that is 0 shows nothing.
 * @param gone how many are no longer offered
 * @param beyond how many follow the first `limit`
 */
export const MissingCourses = ({ gone, beyond, limit }: { gone: number; beyond: number; limit: number }) =>
  (gone > 0 || beyond > 0) && (
    <Alert severity="info">
      {gone > 0 && <Text>{messages.coursesGone(gone)}</Text>}
      {beyond > 0 && <Text>{messages.coursesBeyond(beyond, limit)}</Text>}
    </Alert>
  );
