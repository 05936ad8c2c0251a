export { findCollisions, shellPaths } from './collisions.ts';
export { checkCompatibility, type ShellOffer } from './compatibility.ts';
export {
  descriptorSchema,
  parseDescriptor,
  type RemoteDescriptor,
  type RouteDescriptor,
} from './descriptor.ts';
export { matchRoute, type RouteMatch } from './match-route.ts';
export { defineRemoteConfig, type NavEntry, type RemoteConfig } from './remote-config.ts';
