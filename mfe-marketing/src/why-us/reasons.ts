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

/** The nine selling points of PRODUCT-6, in its order. */
export const reasons = [
  {
    title: '15 Years of Service',
    description: 'We have guided students from Nepal to universities abroad for 15 years.',
    Icon: ClockIcon,
  },
  {
    title: 'Experienced Team',
    description: 'Your counsellor has walked many students through the same steps you are about to take.',
    Icon: UserIcon,
  },
  {
    title: 'Certified Counselors',
    description: 'Our counselors are certified by three industry bodies.',
    Icon: CheckIcon,
  },
  {
    title: 'End-to-End Services',
    description: 'One team from the first consultation to the visa, so nothing is lost in between.',
    Icon: GlobeIcon,
  },
  {
    title: 'Free Advice',
    description: 'Asking costs nothing. Come with questions, leave with a plan.',
    Icon: ChatIcon,
  },
  {
    title: 'Client-Centred Approach',
    description: 'We start from your grades, budget and goals, not from a list of universities.',
    Icon: HeartIcon,
  },
  {
    title: 'High Visa Success Rate',
    description: 'Complete, honest documents prepared with care make strong applications.',
    Icon: FileIcon,
  },
  {
    title: 'Top Service',
    description: 'Clear answers, quick replies and reminders before every deadline.',
    Icon: StarIcon,
  },
  {
    title: 'Scholarship Assistance',
    description: 'We look for scholarships you can really win and help you apply for them.',
    Icon: CapIcon,
  },
] as const;
