/** What the figures of a destination leave out, and labels of costs. */
export const messages = {
  countries: {
    australia: 'Australia',
    newzealand: 'New Zealand',
    uk: 'UK',
    usa: 'USA',
    canada: 'Canada',
    dubai: 'Dubai',
  },
  tuition: 'Tuition',
  tuitionOfTotal: 'Tuition: the course’s total, spread over its years',
  tuitionFirstYear: 'Tuition of the first year',
  healthCoverWithoutFigure:
    'Overseas Student Health Cover is compulsory and not in the sum: the guide gives no price, the insurers do.',
  schooling: 'Children of school age also need schooling, for which the guide gives no amount.',
  travelToo: 'Travel must be shown as well; the guide gives no amount.',
  oneFamilyFigure:
    'The guide has one figure for a family with children; the official page has those for larger families.',
  livingIsFunds: 'Living costs are taken as the living funds that must be shown: the guide gives no others.',
  visaFeeOfNewZealand: 'The visa fee is not in the sum: the guide gives none, the official page does.',
  healthInsurance: 'Health insurance is not in the sum: the guide gives no price.',
  surchargeAtOnce: 'The health surcharge is paid for all years at once, with the visa application.',
  familyOfUk: 'The guide has no figures for family members in the UK.',
  sevis: 'The SEVIS fee is paid separately and not in the sum.',
  fundsOfUsa: 'The university asks for the funds of the first year before it issues the I-20.',
  familyOfUsa: 'The guide has no figures for family members in the USA.',
  universityApplies:
    'The university applies for the visa and tells you what to show; the guide states no amount.',
  noPeriod: 'Figures without a period in the source are counted once.',
} as const;
