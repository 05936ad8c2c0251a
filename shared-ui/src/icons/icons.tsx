import type { SVGProps } from 'react';

/** Props of every icon: any SVG attribute. Icons are decorative; the control around them has the name. */
export type IconProps = SVGProps<SVGSVGElement> & { size?: number };

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function Icon({ d, size = 24, filled, ...rest }: IconProps & { filled?: boolean }) {
  const paint = filled ? { fill: 'currentColor' } : line;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      {...paint}
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}

export const MenuIcon = (props: IconProps) => <Icon d="M3 6h18M3 12h18M3 18h18" {...props} />;
export const CloseIcon = (props: IconProps) => <Icon d="M5 5l14 14M19 5 5 19" {...props} />;
export const ChevronDownIcon = (props: IconProps) => <Icon d="m6 9 6 6 6-6" {...props} />;
export const ChevronRightIcon = (props: IconProps) => <Icon d="m9 6 6 6-6 6" {...props} />;
export const ChevronLeftIcon = (props: IconProps) => <Icon d="m15 6-6 6 6 6" {...props} />;
export const PlusIcon = (props: IconProps) => <Icon d="M12 5v14M5 12h14" {...props} />;
export const MinusIcon = (props: IconProps) => <Icon d="M5 12h14" {...props} />;
export const SearchIcon = (props: IconProps) => (
  <Icon d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM20 20l-4.8-4.8" {...props} />
);
export const HeartIcon = (props: IconProps) => (
  <Icon d="M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20Z" {...props} />
);
export const HeartFilledIcon = (props: IconProps) => (
  <Icon d="M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20Z" filled {...props} />
);
export const PhoneIcon = (props: IconProps) => (
  <Icon
    d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4c0 1-.9 1.6-2 1.5A16 16 0 0 1 3.5 6C3.4 4.9 4 4 5 4Z"
    {...props}
  />
);
export const MailIcon = (props: IconProps) => <Icon d="M3 6h18v12H3ZM3 7l9 6 9-6" {...props} />;
export const PinIcon = (props: IconProps) => (
  <Icon
    d="M12 21s7-6.3 7-11.5A7 7 0 0 0 5 9.5C5 14.7 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
    {...props}
  />
);
export const ClockIcon = (props: IconProps) => (
  <Icon d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3 2" {...props} />
);
export const ExternalIcon = (props: IconProps) => <Icon d="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6" {...props} />;
export const CalendarIcon = (props: IconProps) => <Icon d="M4 6h16v14H4ZM4 10h16M8 3v4M16 3v4" {...props} />;
export const CheckIcon = (props: IconProps) => <Icon d="m4 12.5 5 5L20 6.5" {...props} />;
export const InfoIcon = (props: IconProps) => (
  <Icon d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v6M12 7.5v.01" {...props} />
);
export const WarningIcon = (props: IconProps) => (
  <Icon d="M12 3.5 2.5 20h19ZM12 10v4.5M12 17v.01" {...props} />
);
export const PauseIcon = (props: IconProps) => <Icon d="M8 5v14M16 5v14" {...props} />;
export const PlayIcon = (props: IconProps) => <Icon d="M8 5v14l11-7Z" filled {...props} />;
export const HomeIcon = (props: IconProps) => <Icon d="M4 11 12 4l8 7v9h-6v-6h-4v6H4Z" {...props} />;
export const UserIcon = (props: IconProps) => (
  <Icon d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0" {...props} />
);
export const FilterIcon = (props: IconProps) => <Icon d="M4 6h16M7 12h10M10 18h4" {...props} />;
export const FileIcon = (props: IconProps) => <Icon d="M6 3h8l4 4v14H6ZM14 3v4h4" {...props} />;
export const TrashIcon = (props: IconProps) => (
  <Icon d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5" {...props} />
);
export const ShareIcon = (props: IconProps) => (
  <Icon
    d="M6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.2 10.8l6.6-3.9M8.2 13.2l6.6 3.9"
    {...props}
  />
);
export const GlobeIcon = (props: IconProps) => (
  <Icon d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" {...props} />
);
export const ChatIcon = (props: IconProps) => (
  <Icon d="M4 20l1.3-4A8 8 0 1 1 8 18.9ZM9 10.5h.01M12 10.5h.01M15 10.5h.01" {...props} />
);
export const FacebookIcon = (props: IconProps) => (
  <Icon
    d="M14 8.5V6.6c0-.8.4-1.1 1.2-1.1H17V2.2L14.4 2C11.6 2 10 3.7 10 6.3v2.2H7V12h3v10h4V12h2.8l.5-3.5Z"
    filled
    {...props}
  />
);
export const LinkedInIcon = (props: IconProps) => (
  <Icon
    d="M4 9h3.6v11H4ZM5.8 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM10 9h3.4v1.5c.6-1 1.8-1.8 3.5-1.8 3 0 4.1 1.9 4.1 5V20h-3.6v-5.7c0-1.6-.5-2.5-1.8-2.5-1.4 0-2 1-2 2.5V20H10Z"
    filled
    {...props}
  />
);
export const InstagramIcon = (props: IconProps) => (
  <Icon
    d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7v.01"
    {...props}
  />
);
export const YouTubeIcon = (props: IconProps) => (
  <Icon
    d="M21.6 7.5a2.5 2.5 0 0 0-1.8-1.8C18.2 5.2 12 5.2 12 5.2s-6.2 0-7.8.5A2.5 2.5 0 0 0 2.4 7.5 26 26 0 0 0 2 12a26 26 0 0 0 .4 4.5 2.5 2.5 0 0 0 1.8 1.8c1.6.5 7.8.5 7.8.5s6.2 0 7.8-.5a2.5 2.5 0 0 0 1.8-1.8A26 26 0 0 0 22 12a26 26 0 0 0-.4-4.5ZM10 15V9l5.2 3Z"
    filled
    {...props}
  />
);
export const StarIcon = (props: IconProps) => (
  <Icon d="m12 3 2.7 6 6.3.7-4.7 4.3 1.3 6.5L12 17.2l-5.6 3.3 1.3-6.5L3 9.7 9.3 9Z" {...props} />
);
export const CapIcon = (props: IconProps) => (
  <Icon d="M2 9.5 12 5l10 4.5L12 14ZM6 11.5V16c3.5 3 8.5 3 12 0v-4.5M21 10v6" {...props} />
);
