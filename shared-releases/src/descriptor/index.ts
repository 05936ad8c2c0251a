export { findCollisions, isPathOf } from './collisions.ts';
export { checkCompatibility, type ShellVersions } from './compatibility.ts';
export {
  descriptorIn,
  parseBuiltDescriptor,
  parseDescriptor,
  type RemoteDescriptor,
  type RouteDescriptor,
  type RouteMatch,
  type TranslatedDescriptor,
} from './descriptor.ts';
export { linkTargetProblem } from './link-targets.ts';
export { redirectProblem } from './redirects.ts';
export { lostPagesProblem, requiredWidgetsProblem } from './set-problems.ts';
