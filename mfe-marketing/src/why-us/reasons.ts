import {
  CapIcon,
  ChatIcon,
  CheckIcon,
  ClockIcon,
  FileIcon,
  GlobeIcon,
  HeartIcon,
  StarIcon,
  UserIcon,
} from 'shared-ui';
import { reasonWords } from './words.en.ts';

/** The nine selling points of PRODUCT-6, in its order. */
export const reasons = [
  { ...reasonWords.years, Icon: ClockIcon },
  { ...reasonWords.team, Icon: UserIcon },
  { ...reasonWords.certified, Icon: CheckIcon },
  { ...reasonWords.endToEnd, Icon: GlobeIcon },
  { ...reasonWords.freeAdvice, Icon: ChatIcon },
  { ...reasonWords.client, Icon: HeartIcon },
  { ...reasonWords.visaSuccess, Icon: FileIcon },
  { ...reasonWords.topService, Icon: StarIcon },
  { ...reasonWords.scholarship, Icon: CapIcon },
] as const;
