import type { DAYS } from './schema/sections.ts';

/** A picture of the pack. */
export interface Picture {
  /** Path on the site: `/content/pictures/<hash>.svg`. Its content never changes. */
  src: string;
  /** px */
  width: number;
  height: number;
}

export type Day = (typeof DAYS)[number];

/** Hours of one or more days, in Nepal time (Asia/Kathmandu), `HH:MM`. */
export interface OpeningHours {
  days: readonly Day[];
  opens: string;
  closes: string;
}

/** An office of the consultancy. What is not set is absent. */
export interface Branch {
  /** Stable: bookings refer to it. */
  id: string;
  city: string;
  name: string;
  address?: string;
  /** With country code, as it is shown: `+977 1 055 0101`. */
  phone?: string;
  mobile?: string;
  email?: string;
  website?: string;
  openingHours: readonly OpeningHours[];
  location?: { latitude: number; longitude: number };
  /** https address of an embeddable map; loaded only on request of the visitor. */
  mapUrl?: string;
  mapPicture?: Picture;
}

/** Who the consultancy is. */
export interface Brand {
  name: string;
  legalName?: string;
  tagline: string;
  email?: string;
  yearsOfService?: number;
  /** A constant of the pack, not the current year (CONST-19). */
  copyrightYear: number;
  licences: readonly { name: string; number?: string }[];
  logo?: Picture;
  /** `#RRGGBB`, each readable on the theme's backgrounds. */
  colours: { primary?: string; primaryDark?: string; accent?: string; accentDark?: string };
  demonstration: boolean;
}

/** A script of a third party; loaded only after consent. */
export interface ThirdPartyScript {
  url: string;
  provider: string;
}

export interface Links {
  /** Number of the messaging account, with country code. */
  chat?: string;
  webmail?: string;
  staff?: string;
  social: { facebook?: string; linkedin?: string; instagram?: string; youtube?: string };
  /** Origins whose pages may be shown in frames, each after the visitor has asked for it; absent: none. */
  frames?: readonly string[];
  badge?: ThirdPartyScript;
  chatbot?: ThirdPartyScript;
}

/** What is not set is decided by the API's configuration. */
export interface Appointments {
  /** https address of the booking page at a scheduling service; the site's own page is used without it. */
  url?: string;
  slotMinutes?: number;
  /** Appointments at the same time in one branch. */
  capacity?: number;
  purposes?: readonly string[];
}

export interface Partner {
  name: string;
  logo?: Picture;
}

export interface Testimonial {
  name: string;
  /** Paragraphs. */
  text: readonly string[];
  detail?: string;
  portrait?: Picture;
}

export interface SuccessStory extends Testimonial {
  title: string;
}

/** A membership or certification. */
export interface Seal {
  name: string;
  text?: string;
  number?: string;
  website?: string;
  picture?: Picture;
}

export interface NavigationEntry {
  label: string;
  /** https address or path of the site. */
  href: string;
  placement: 'menu' | 'footer';
}

export interface PrivacyText {
  controller?: string;
  email?: string;
  /** ISO date. */
  updated?: string;
  sections: readonly { heading: string; text: readonly string[] }[];
}

/** Sections that only some pages show; they are loaded with those pages. */
export interface PageSections {
  partners: { firstRow: readonly Partner[]; secondRow: readonly Partner[] };
  testimonials: readonly Testimonial[];
  successStories: readonly SuccessStory[];
  memberships: readonly Seal[];
  certifications: readonly Seal[];
  privacy: PrivacyText;
}

/** Everything that a deployment says about itself. */
export interface ContentPack extends PageSections {
  brand: Brand;
  branches: readonly Branch[];
  links: Links;
  appointments: Appointments;
  navigation: readonly NavigationEntry[];
}

/** What every page carries: small. */
export interface SiteContent
  extends Pick<ContentPack, 'brand' | 'branches' | 'links' | 'appointments' | 'navigation'> {
  /** Version of the pack. */
  contentVersion: string;
}
