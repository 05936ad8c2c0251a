/** One place for everything that names the consultancy. Values in «…» are placeholders a deployment must replace. */
export interface Branch {
  id: string;
  city: string;
  title: string;
  address: string;
  phone: string;
  cell: string;
  email: string;
  position: { lat: number; lng: number } | null;
  /** Address of the embedded map; empty: no map is offered. */
  mapUrl: string;
  /** D1 §3: the same for both branches. */
  workingHours: string;
  website: string;
}

export interface Brand {
  name: string;
  legalName: string;
  tagline: string;
  email: string;
  website: string;
  licence: string;
  social: { facebook: string; linkedin: string; instagram: string; youtube: string };
  branches: readonly Branch[];
  /** D1 §9: a constant, not the current year. */
  copyrightYear: 2024;
  /** D1 §1: years of service claimed. */
  yearsOfService: 15;
}
