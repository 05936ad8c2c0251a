/** An office of the consultancy. */
export interface Branch {
  id: string;
  city: string;
  title: string;
  address: string;
  phone: string;
  cell: string;
  email: string;
  position: { lat: number; lng: number } | null;
  /** URL of the embedded map; no map is shown when it is empty. */
  mapUrl: string;
  /** The same for both branches (ENTITY-4). */
  workingHours: string;
  website: string;
}

/** Everything that names the consultancy. Values in «…» are placeholders that a deployment must replace. */
export interface Brand {
  name: string;
  legalName: string;
  tagline: string;
  email: string;
  website: string;
  licence: string;
  social: { facebook: string; linkedin: string; instagram: string; youtube: string };
  branches: readonly Branch[];
  /** A constant, not the current year (CONST-19). */
  copyrightYear: 2024;
  /** Years of service that the site claims (CONST-20). */
  yearsOfService: 15;
}
