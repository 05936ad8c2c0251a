/** Where the statements of the checklist are from, and when they were found there. */
export interface Source {
  name: string;
  url: string;
  /** ISO day. */
  readOn: string;
}

export const NOC_PORTAL = 'https://noc.moest.gov.np/';

/** Newest first. The portal itself is linked, not quoted: it has to be opened with an account. */
export const nocSources: readonly Source[] = [
  {
    name: 'Tools Pasal: Nepal NOC online application guide (sequence of the portal, fee)',
    url: 'https://www.toolspasal.com/guides/nepal-noc-online-application',
    readOn: '2026-11-22',
  },
  {
    name: 'Amar Nepal: how to get a No Objection Certificate (purpose, papers, health courses)',
    url: 'https://amarnepal.com/topics/how-to-get-a-no-objection-certificate-noc-to-study-abroad-from-nepal',
    readOn: '2026-11-22',
  },
];

/** The stop for institutions in the UAE that are not recognised. */
export const uaeSources: readonly Source[] = [
  {
    name: 'The Kathmandu Post, 21 November 2025: Nepal warns students over unregulated institutions in UAE free zones',
    url: 'https://kathmandupost.com/national/2025/11/21/nepal-warns-students-over-unregulated-institutions-in-uae-free-zones',
    readOn: '2026-11-22',
  },
  {
    name: '3L News: Nepal halts certificates for unaccredited institutions in the UAE',
    url: 'https://3lnews.com/policies-global-trends/government-education/nepal-cracks-down-on-bogus-uae-colleges-after-rising-student-complaints-and-fraud-claims',
    readOn: '2026-11-22',
  },
];
