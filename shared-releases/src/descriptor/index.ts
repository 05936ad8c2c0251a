export { findCollisions, shellPaths } from './collisions.ts';
export { checkCompatibility, type ShellVersions } from './compatibility.ts';
export {
  descriptorSchema,
  parseDescriptor,
  type RemoteDescriptor,
  type RouteDescriptor,
  type RouteMatch,
} from './descriptor.ts';
