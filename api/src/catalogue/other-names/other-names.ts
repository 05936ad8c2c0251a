/**
 * Names of one country, subject or award, without the words that no search looks for ("of", "course"). Which of them the
 * catalogue has differs: owners import "UK" or "United Kingdom". The first one that it has is searched for.
 */
export const sameNames: readonly (readonly string[])[] = [
  // Countries
  ['uk', 'united kingdom', 'great britain', 'britain', 'england'],
  ['usa', 'united states', 'united states america', 'america', 'us'],
  ['uae', 'united arab emirates', 'emirates'],
  ['new zealand', 'nz'],
  ['australia', 'aus'],
  ['germany', 'deutschland'],
  // Subjects
  ['information technology', 'it'],
  ['artificial intelligence', 'ai'],
  ['computer science', 'computing', 'csit', 'cs'],
  ['cyber security', 'cybersecurity'],
  ['hospitality management', 'hotel management'],
  ['hospitality', 'hotel', 'hotels'],
  ['accounting', 'accountancy'],
  ['education', 'teaching'],
  ['early childhood education', 'child care', 'childcare'],
  ['medicine', 'mbbs'],
  // Awards, as students in Nepal write them
  ['bachelor', 'undergraduate', 'bsc', 'b.sc'],
  ['master', 'masters', 'msc', 'm.sc'],
  ['phd', 'doctorate', 'doctoral', 'ph.d'],
  ['bachelor business administration', 'bba'],
  ['master business administration', 'mba'],
  ['bachelor information technology', 'bit'],
  ['master public health', 'mph'],
  ['bachelor social work', 'bsw'],
  ['master social work', 'msw'],
  ['bachelor law', 'llb'],
  ['master law', 'llm'],
  ['bachelor pharmacy', 'bpharm', 'b.pharm', 'bpharma'],
];
