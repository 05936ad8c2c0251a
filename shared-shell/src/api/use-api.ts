import type { Api } from 'shared-api';
import { useHost } from '../host/host.ts';

/** The client of the hosted API. Pass it to the query options of `shared-api`. */
export const useApi = (): Api => useHost().api;
