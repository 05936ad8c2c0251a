import type { Fact } from 'shared-facts';
import type { CostRule } from 'shared-facts/cost';
import type { DestinationSlug } from '../destinations/destinations.ts';
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

/** A section between visa process and questions: costs, intakes, work rights … */
export interface GuideSection {
  /** Where links to the section lead, the same in all languages. */
  id: string;
  title: string;
  content?: readonly Words[];
  /** Figures as label and value. */
  facts?: readonly Fact[];
  list?: readonly Words[];
  /** Proper names, without links in them. */
  names?: readonly string[];
  table?: GuideTable;
  /** Collapsible items (New Zealand's essential requirements). */
  items?: readonly GuideItem[];
}

export interface Guide {
  slug: DestinationSlug;
  /** As in 'Features provided for students in {country}'. */
  country: string;
  introHeading: string;
  intro: readonly Words[];
  features: readonly GuideItem[];
  /** Levels of the education system, from the lowest. */
  system: { title: string; intro: Words; levels: readonly { name: string; detail: string }[] };
  visa: { title: string; steps: readonly GuideItem[] };
  /** Cost and proof of funds at a glance; amounts of one currency. */
  chart: { title: string; rows: readonly Fact[] };
  /** By which the total and the funds to show are calculated. */
  cost: CostRule;
  sections: readonly GuideSection[];
  faq: readonly GuideItem[];
}
