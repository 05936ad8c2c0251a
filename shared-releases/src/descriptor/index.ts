export { findCollisions } from './collisions.ts';
export { checkCompatibility, type ShellVersions } from './compatibility.ts';
export {
  parseDescriptor,
  type RemoteDescriptor,
  type RouteDescriptor,
  type RouteMatch,
} from './descriptor.ts';
