import type { DestinationSlug } from '../destinations/destinations.ts';
import type { Fact } from '../facts/fact.ts';
import type { Words } from '../text/running-text.tsx';

/** One step, feature or question of a guide. */
export interface GuideItem {
  title: string;
  content: readonly Words[];
  points?: readonly Words[];
}

export interface GuideTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly Words[])[];
}

/** A part of a guide between visa process and questions: costs, intakes, work rights … */
export interface GuideSection {
  title: string;
  content?: readonly Words[];
  /** Figures as label and value. */
  facts?: readonly Fact[];
  list?: readonly Words[];
  /** Proper names, shown as they are: no links into them. */
  names?: readonly string[];
  table?: GuideTable;
  /** Items to open one at a time (New Zealand's essential requirements). */
  items?: readonly GuideItem[];
}

export interface Guide {
  slug: DestinationSlug;
  /** As in 'Features provided for students in {country}'. */
  country: string;
  introHeading: string;
  intro: readonly Words[];
  features: readonly GuideItem[];
  /** The education system, drawn as a ladder from the first step up. */
  system: { title: string; intro: Words; levels: readonly { name: string; detail: string }[] };
  visa: { title: string; steps: readonly GuideItem[] };
  /** Cost and proof of funds at a glance; amounts of one currency. */
  chart: { title: string; rows: readonly Fact[] };
  sections: readonly GuideSection[];
  faq: readonly GuideItem[];
}
