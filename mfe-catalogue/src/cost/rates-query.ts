import type { Api } from 'shared-api';
import { ratesInUseQuery } from 'shared-api/rates-in-use';
import { carriedRates } from 'shared-facts/rates';
import { serverTime } from 'shared-shell/server-time';

/**
 * The bank's exchange rates, or the carried ones where the bank's are older than seven days by the clock of the server:
 * a device whose clock is fast would refuse those of today.
 */
export const ratesQuery = (api: Api) => ratesInUseQuery(api, carriedRates, () => serverTime(0));
