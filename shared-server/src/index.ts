/** Node only: what the servers of the site and of the API do alike. */
export { clientNetwork } from './client-network.ts';
export { closeServer, trackUnusedConnections } from './close-server.ts';
export { addContentErrors } from './content-errors.ts';
export { addEventLoopUtilization } from './event-loop-utilization.ts';
export { hasTag } from './has-tag.ts';
export { createLogOutput } from './log-output.ts';
export { originForm } from './origin-form.ts';
export { tagOf } from './tag-of.ts';
export { type TrustProxy, trustProxy } from './trust-proxy.ts';
export { variableProblem } from './variable-problem.ts';
