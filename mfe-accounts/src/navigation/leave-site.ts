/** Opens an address outside this site in the same tab. */
export const leaveSite = (address: string): void => window.location.assign(address);
