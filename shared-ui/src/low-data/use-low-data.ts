import { createContext, useContext } from 'react';
import { LowDataContext } from 'shared-ui';

/** For shells that were released before low data: a rollback can bring one back under newer remotes. */
const FullPages = createContext(false);

/**
 * Whether the visitor saves data: the same on the server and in the browser, from the first render on. Leave out then
 * what costs bytes and is not the content, such as films; `Picture` and `Scene` already wait for a tap.
 */
export const useLowData = (): boolean => useContext(LowDataContext ?? FullPages);
