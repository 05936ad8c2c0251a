/** Node only: what the servers of the site and of the API do alike. */
export { clientNetwork } from './client-network.ts';
export { closeServer, trackUnusedConnections } from './close-server.ts';
export { addContentErrors } from './content-errors.ts';
export { baseAddress } from './environment/base-address.ts';
export { setVariables } from './environment/set-variables.ts';
export { type TrustProxy, trustProxy } from './environment/trust-proxy.ts';
export { variableProblem } from './environment/variable-problem.ts';
export { addEventLoopUtilization } from './event-loop-utilization.ts';
export { hasTag } from './has-tag.ts';
export { createLogOutput } from './log-output.ts';
export { originForm } from './origin-form.ts';
export { tagOf } from './tag-of.ts';
