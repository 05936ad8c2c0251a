import { useConfig } from 'shared-shell';
import { useContent } from 'shared-shell/content';
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

/**
 * The nine selling points of PRODUCT-6, in its order. How long the consultancy has advised students and what it is
 * certified for are claims of the content pack: what the pack does not say is left out. Pages that show the reasons
 * prefetch `certifications`.
 */
export function useReasons() {
  const { yearsOfService } = useConfig().brand;
  const certifications = useContent('certifications')?.length;
  const { years, certified } = reasonWords;
  return [
    yearsOfService && {
      title: years.title(yearsOfService),
      description: years.description(yearsOfService),
      Icon: ClockIcon,
    },
    { ...reasonWords.team, Icon: UserIcon },
    certifications && {
      title: certified.title,
      description: certified.description(certifications),
      Icon: CheckIcon,
    },
    { ...reasonWords.endToEnd, Icon: GlobeIcon },
    { ...reasonWords.freeAdvice, Icon: ChatIcon },
    { ...reasonWords.client, Icon: HeartIcon },
    { ...reasonWords.visaSuccess, Icon: FileIcon },
    { ...reasonWords.topService, Icon: StarIcon },
    { ...reasonWords.scholarship, Icon: CapIcon },
  ].filter((reason) => typeof reason === 'object');
}
