/**
 * The texts of the NOC checklist, apart from the catalogue's others because only one page shows them. What is stated as
 * a fact has its source in `sources.ts`.
 */
export const nocMessages = {
  title: 'No Objection Certificate (NOC)',
  lead: 'The letter of Nepal’s Ministry of Education with which you may send money abroad for your studies. What you need, in order, to tick off.',
  description:
    'Checklist for the No Objection Certificate of Nepal: steps, papers, official portal, and what must be true of the university you apply to.',
  what: 'What it is for',
  whatText:
    'Banks in Nepal transfer tuition and living costs abroad only for students with a No Objection Certificate, and it names one institution and one course. Embassies may ask for it too. The Ministry of Education, Science and Technology issues it.',
  portal: 'Official portal: noc.moest.gov.np',
  institution: 'What must be true of the institution',
  institutionOf: (name: string) => `What must be true of ${name}`,
  chooseInstitution:
    'Open this list from a course or a university, and what we know of that institution stands here.',
  institutionRules: [
    'It is recognised where it teaches: the official register of its country lists it.',
    'The course is one that the institution may teach there, under the name that is in your offer letter.',
    'It is the institution itself that admits you and takes the fee, not an agent or a partner.',
    'For health courses, the Medical Education Commission of Nepal has agreed before you apply.',
  ],
  uaeTitle: 'United Arab Emirates: since November 2025',
  uaeText:
    'After complaints about institutions in free zones, the ministry issues certificates for the UAE only after it has examined the institution, and none for those without recognition. On 21 November 2025 the Ministry of Foreign Affairs asked students to make sure of the recognition before they leave.',
  uaeApplies: 'This concerns your institution: it is in the UAE.',
  papers: 'Papers',
  paperItems: {
    citizenship: 'Citizenship certificate',
    passport: 'Passport, valid longer than the first year of study',
    transcripts: 'Transcripts and certificates of everything you have finished since grade 10',
    offer: 'Offer letter, CoE, CAS or I-20 with the name of the course and its length',
    photo: 'Passport-size photo',
    english: 'Report of the English test, where the offer letter names one',
    mec: 'For health courses: the approval of the Medical Education Commission',
  },
  steps: 'Steps',
  stepItems: {
    account: 'Make an account on the portal with your own e-mail address and mobile number',
    profile: 'Enter citizenship, passport and what you have studied',
    choose: 'Choose country, institution, level and subject exactly as in the offer letter',
    upload: 'Upload the papers that the portal then lists for your case',
    pay: 'After the check, pay the fee: NPR 2,000 for each subject when we last read about it',
    download: 'Download the certificate with its QR code, and compare every name with your passport',
    bank: 'Take it to your bank, with the invoice of the university',
  },
  ticks: (done: number, all: number) => `${done} of ${all} done`,
  ticksStay: 'Your ticks stay on this device. Nobody else sees them.',
  ticksLost: 'Your browser keeps nothing for this site: the ticks last until you close the page.',
  clear: 'Remove all ticks',
  sources: 'Where this is from',
  sourcesText:
    'Rules and fees change, and the portal decides. If it says something else than this page, the portal is right.',
  readOn: (day: string) => `found on ${day}`,
  unknownInstitution: 'We do not know this institution.',
} as const;
