export { contentLocation, DEMONSTRATION_PACK } from './content-location.ts';
export type {
  Appointments,
  Branch,
  Brand,
  ContentPack,
  Day,
  Links,
  NavigationEntry,
  OpeningHours,
  PageSections,
  Partner,
  Picture,
  PrivacyText,
  Seal,
  SiteContent,
  SuccessStory,
  Testimonial,
  ThirdPartyScript,
} from './content-pack.ts';
export { emptyPack, pageSections, siteContent } from './empty-pack.ts';
export {
  type ContentFollower,
  type ContentStatus,
  type FollowOptions,
  followContent,
} from './following/follow-content.ts';
export { type PictureFile, readPicture } from './pictures/read-picture.ts';
export { showsLocation } from './pictures/shows-location.ts';
export { hasLostLetters } from './reading/lost-letters.ts';
export { packIn } from './reading/pack-in.ts';
export { ContentError, type ContentProblem, formatProblem } from './reading/problem.ts';
export { PICTURES_PATH, type ReadPack, readContentPack } from './reading/read-content-pack.ts';
export { referenceMarkdown } from './reference/markdown.ts';
export { startingPack } from './reference/starting-pack.ts';
export { hasOtherDigits } from './schema/fields.ts';
export { isFrontPage, withoutPassword } from './schema/plain-address.ts';
