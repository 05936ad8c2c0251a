/** Name of the remote's container in the page: `mfe-events` → `mfe_events`. */
export const containerName = (remote: string) => remote.replace(/[^a-zA-Z0-9]/g, '_');
