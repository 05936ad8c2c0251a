/**
 * Options of `styled` for elements with attributes that Emotion does not know and would drop, such as `commandfor`:
 * `styled('button', forwardsAll)({ … })`.
 */
export const forwardsAll = { shouldForwardProp: (name: string) => name !== 'as' && name !== 'theme' };
