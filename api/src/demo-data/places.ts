/** A destination with its figures; the fees of the demonstration courses are inside their ranges (DEMO-2). */
export interface Place {
  name: string;
  /** ISO 3166 code: the light and the campuses of its drawn pictures. */
  code: string;
  currency: string;
  /** Yearly tuition as [from, to], below and from postgraduate level. */
  undergraduate: readonly [number, number];
  postgraduate: readonly [number, number];
  /** Some courses cost no tuition. Default false. */
  hasFreeCourses?: boolean;
  intakes: readonly string[];
  /** Sentences about funds and English for the universities' requirement texts (FACT-1 to FACT-6). */
  financial: string;
  english: string;
  genuine: string;
  flag: boolean;
  institutions: readonly (readonly [
    name: string,
    initials: string,
    city: string,
    website: string,
    cricos?: string,
  ])[];
}

const askPage = 'Please read the university’s own page for the current rule.';

/** The one institution that is invented: only of such a one may be said that no register lists it. */
export const INVENTED_INSTITUTE = 'Example Institute Dubai (invented)';

/** Real institutions but for one, nine per destination. Register codes are given only where they are certain. */
export const places: readonly Place[] = [
  {
    name: 'Australia',
    code: 'au',
    currency: 'aud',
    undergraduate: [22_000, 42_000],
    postgraduate: [24_000, 46_000],
    intakes: ['February', 'July', 'October'],
    financial:
      'Living funds of AUD 29,710 for the student, 10,394 for a partner and 4,449 for each child; travel 4,000 each. Parental income of AUD 87,856 is the other way to show capacity.',
    english: 'IELTS 6.0 overall for undergraduate and 6.5 for postgraduate study; nursing asks for 7.0.',
    genuine: 'Genuine student requirement: each answer in at most 150 words, in your own words.',
    flag: true,
    institutions: [
      ['The University of Melbourne', 'UoM', 'Melbourne', 'https://www.unimelb.edu.au', '00116K'],
      ['UNSW Sydney', 'UNSW', 'Sydney', 'https://www.unsw.edu.au', '00098G'],
      ['The University of Queensland', 'UQ', 'Brisbane', 'https://www.uq.edu.au', '00025B'],
      ['Monash University', 'MON', 'Melbourne', 'https://www.monash.edu', '00008C'],
      ['Deakin University', 'DU', 'Geelong', 'https://www.deakin.edu.au', '00113B'],
      ['RMIT University', 'RMIT', 'Melbourne', 'https://www.rmit.edu.au', '00122A'],
      ['Curtin University', 'CU', 'Perth', 'https://www.curtin.edu.au', '00301J'],
      ['University of Tasmania', 'UTAS', 'Hobart', 'https://www.utas.edu.au', '00586B'],
      ['Charles Darwin University', 'CDU', 'Darwin', 'https://www.cdu.edu.au'],
    ],
  },
  {
    name: 'New Zealand',
    code: 'nz',
    currency: 'nzd',
    undergraduate: [20_000, 40_000],
    postgraduate: [20_000, 45_000],
    intakes: ['February', 'July'],
    financial:
      'NZ$20,000 a year for the student and 4,200 for a partner; a bank statement of at least 3 months; one financial guarantor only.',
    english: `IELTS or PTE as the programme asks. ${askPage}`,
    genuine: 'Be ready to explain why this programme, why New Zealand, and how it is paid.',
    flag: true,
    institutions: [
      ['University of Auckland', 'UOA', 'Auckland', 'https://www.auckland.ac.nz'],
      ['University of Otago', 'UO', 'Dunedin', 'https://www.otago.ac.nz'],
      ['Victoria University of Wellington', 'VUW', 'Wellington', 'https://www.wgtn.ac.nz'],
      ['University of Canterbury', 'UC', 'Christchurch', 'https://www.canterbury.ac.nz'],
      ['Massey University', 'MU', 'Palmerston North', 'https://www.massey.ac.nz'],
      ['University of Waikato', 'UW', 'Hamilton', 'https://www.waikato.ac.nz'],
      ['Lincoln University', 'LU', 'Lincoln', 'https://www.lincoln.ac.nz'],
      ['Auckland University of Technology', 'AUT', 'Auckland', 'https://www.aut.ac.nz'],
      ['Southern Institute of Technology', 'SIT', 'Invercargill', 'https://www.sit.ac.nz'],
    ],
  },
  {
    name: 'UK',
    code: 'gb',
    currency: 'gbp',
    undergraduate: [13_000, 26_000],
    postgraduate: [14_000, 30_000],
    intakes: ['September', 'January'],
    financial:
      'Living costs of £1,334 a month in London or £1,023 outside, for up to 9 months, held for 28 consecutive days, besides the tuition that is not paid yet.',
    english: `An accepted test at the level the programme asks. ${askPage}`,
    genuine: 'A credibility interview may ask about the programme, the university and your plans.',
    flag: true,
    institutions: [
      ['The University of Manchester', 'UOM', 'Manchester', 'https://www.manchester.ac.uk'],
      ['University of Leeds', 'UOL', 'Leeds', 'https://www.leeds.ac.uk'],
      ['University of Glasgow', 'UOG', 'Glasgow', 'https://www.gla.ac.uk'],
      ['The University of Edinburgh', 'UOE', 'Edinburgh', 'https://www.ed.ac.uk'],
      ['Coventry University', 'CU', 'Coventry', 'https://www.coventry.ac.uk'],
      ['University of Greenwich', 'GRE', 'London', 'https://www.gre.ac.uk'],
      ['Ulster University', 'UU', 'Belfast', 'https://www.ulster.ac.uk'],
      ['Cardiff University', 'CAR', 'Cardiff', 'https://www.cardiff.ac.uk'],
      ['University of Hertfordshire', 'UH', 'Hatfield', 'https://www.herts.ac.uk'],
    ],
  },
  {
    name: 'USA',
    code: 'us',
    currency: 'usd',
    undergraduate: [15_000, 50_000],
    postgraduate: [20_000, 45_000],
    intakes: ['August', 'January'],
    financial: 'Tuition and living costs of the first year; living is 10,000 to 15,000 USD a year.',
    english: `TOEFL or IELTS as the programme asks. ${askPage}`,
    genuine: 'The visa interview asks who pays, why this university, and what comes after.',
    flag: true,
    institutions: [
      ['Arizona State University', 'ASU', 'Tempe', 'https://www.asu.edu'],
      ['The University of Texas at Arlington', 'UTA', 'Arlington', 'https://www.uta.edu'],
      ['University of Illinois Urbana-Champaign', 'UIUC', 'Urbana', 'https://illinois.edu'],
      ['San José State University', 'SJSU', 'San José', 'https://www.sjsu.edu'],
      ['University of South Florida', 'USF', 'Tampa', 'https://www.usf.edu'],
      ['Northeastern University', 'NEU', 'Boston', 'https://www.northeastern.edu'],
      ['Kent State University', 'KSU', 'Kent', 'https://www.kent.edu'],
      ['University of North Texas', 'UNT', 'Denton', 'https://www.unt.edu'],
      ['Wichita State University', 'WSU', 'Wichita', 'https://www.wichita.edu'],
    ],
  },
  {
    name: 'Canada',
    code: 'ca',
    currency: 'cad',
    undergraduate: [15_000, 30_000],
    postgraduate: [15_000, 30_000],
    intakes: ['January', 'September', 'May'],
    financial:
      'Funds of CAD 20,635 for the student, 25,690 in total with a partner and 31,583 with children, besides the tuition.',
    english: 'Recommended: IELTS 6.5 overall with no band under 6.0.',
    genuine: 'A study plan that fits what you studied before makes the application clear.',
    flag: true,
    institutions: [
      ['University of Toronto', 'UOFT', 'Toronto', 'https://www.utoronto.ca'],
      ['The University of British Columbia', 'UBC', 'Vancouver', 'https://www.ubc.ca'],
      ['University of Alberta', 'UA', 'Edmonton', 'https://www.ualberta.ca'],
      ['York University', 'YU', 'Toronto', 'https://www.yorku.ca'],
      ['University of Manitoba', 'UMAN', 'Winnipeg', 'https://umanitoba.ca'],
      ['Memorial University of Newfoundland', 'MUN', 'St. John’s', 'https://www.mun.ca'],
      ['Conestoga College', 'CC', 'Kitchener', 'https://www.conestogac.on.ca'],
      ['Lambton College', 'LC', 'Sarnia', 'https://www.lambtoncollege.ca'],
      ['Thompson Rivers University', 'TRU', 'Kamloops', 'https://www.tru.ca'],
    ],
  },
  {
    name: 'UAE',
    code: 'ae',
    currency: 'aed',
    undergraduate: [37_500, 75_000],
    postgraduate: [55_000, 80_000],
    intakes: ['October', 'January', 'June'],
    financial: 'Living AED 12,000–15,000 and visa AED 3,000–5,000 besides the tuition.',
    english: `IELTS or TOEFL as the programme asks. ${askPage}`,
    genuine: 'The university sponsors the student visa once you have enrolled.',
    flag: true,
    institutions: [
      ['University of Dubai', 'UD', 'Dubai', 'https://ud.ac.ae'],
      ['American University in Dubai', 'AUD', 'Dubai', 'https://www.aud.edu'],
      ['Heriot-Watt University Dubai', 'HWU', 'Dubai', 'https://www.hw.ac.uk/dubai'],
      ['University of Birmingham Dubai', 'UOBD', 'Dubai', 'https://www.birmingham.ac.uk/dubai'],
      ['Middlesex University Dubai', 'MDX', 'Dubai', 'https://www.mdx.ac.ae'],
      ['University of Wollongong in Dubai', 'UOWD', 'Dubai', 'https://www.uowdubai.ac.ae'],
      ['Murdoch University Dubai', 'MURD', 'Dubai', 'https://www.murdochuniversitydubai.com'],
      [INVENTED_INSTITUTE, 'EID', 'Dubai', 'https://www.example.com'],
      ['Canadian University Dubai', 'CUD', 'Dubai', 'https://www.cud.ac.ae'],
    ],
  },
  {
    name: 'Germany',
    code: 'de',
    currency: 'eur',
    undergraduate: [3000, 12_000],
    postgraduate: [3000, 20_000],
    hasFreeCourses: true,
    intakes: ['April', 'October'],
    financial: `Proof of funds for the first year. ${askPage}`,
    english: `English or German at the level the programme asks. ${askPage}`,
    genuine: 'A motivation letter tells why this programme follows from what you studied.',
    // A country without a picture of its flag, on purpose.
    flag: false,
    institutions: [
      ['Technical University of Munich', 'TUM', 'Munich', 'https://www.tum.de'],
      ['RWTH Aachen University', 'RWTH', 'Aachen', 'https://www.rwth-aachen.de'],
      ['University of Stuttgart', 'US', 'Stuttgart', 'https://www.uni-stuttgart.de'],
      ['Technische Universität Berlin', 'TUB', 'Berlin', 'https://www.tu.berlin'],
      ['University of Hamburg', 'UHH', 'Hamburg', 'https://www.uni-hamburg.de'],
      ['Heidelberg University', 'HD', 'Heidelberg', 'https://www.uni-heidelberg.de'],
      ['Friedrich-Alexander-Universität Erlangen-Nürnberg', 'FAU', 'Erlangen', 'https://www.fau.de'],
      ['University of Siegen', 'SI', 'Siegen', 'https://www.uni-siegen.de'],
      ['Rhine-Waal University of Applied Sciences', 'HSRW', 'Kleve', 'https://www.hochschule-rhein-waal.de'],
    ],
  },
];

/** Levels of study: names and durations of their courses, and whether they count as postgraduate. */
export const levels = [
  {
    name: 'Foundation',
    course: (subject: string) => `Foundation in ${subject}`,
    years: [1],
    postgraduate: false,
  },
  {
    name: 'Diploma',
    course: (subject: string) => `Diploma of ${subject}`,
    years: [1, 1.5, 2],
    postgraduate: false,
  },
  {
    name: 'Bachelor',
    course: (subject: string) => `Bachelor of ${subject}`,
    years: [3, 4],
    postgraduate: false,
  },
  {
    name: 'Postgraduate Diploma',
    course: (subject: string) => `Postgraduate Diploma in ${subject}`,
    years: [1],
    postgraduate: true,
  },
  {
    name: 'Master',
    course: (subject: string) => `Master of ${subject}`,
    years: [1, 1.5, 2],
    postgraduate: true,
  },
  { name: 'PhD', course: (subject: string) => `PhD in ${subject}`, years: [3, 4], postgraduate: true },
] as const;

/** Not in alphabetical order on purpose, because the site sorts them (SEARCH-4). */
export const subjects = [
  'Nursing',
  'Data Science',
  'Information Technology',
  'Business Administration',
  'Accounting',
  'Civil Engineering',
  'Public Health',
  'Hospitality Management',
  'Cyber Security',
  'Education',
  'Computer Science',
  'Social Work',
  'Mechanical Engineering',
  'Marketing',
  'Architecture',
  'Biotechnology',
  'Early Childhood Education',
  'Finance',
  'Agriculture',
  'Electrical Engineering',
  'Psychology',
  'Project Management',
  'Environmental Science',
  'Law',
  'Artificial Intelligence',
  'Pharmacy',
  'Tourism',
  'Design',
  'International Relations',
  'Mathematics',
] as const;
