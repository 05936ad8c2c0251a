import { officialPages } from '../official-pages.ts';
import { A_YEAR, published } from '../published.ts';

const gb = published(officialPages.uk, 'FACT-5');

const livingNow = (to: string) => ({
  changed: { to, since: '11 November 2025', source: 'https://www.gov.uk/student-visa/money' },
});

/** FACT-5. */
export const uk = {
  work: gb('Part-time work in term time', 20, 'hours', { per: 'a week' }),
  surcharge: gb('Immigration health surcharge', 776, 'GBP', A_YEAR),
  visaFee: gb('Visa fee', 490, 'GBP', {
    changed: { to: '£524', since: '9 April 2025', source: officialPages.uk },
  }),
  livingLondon: gb('Living costs, London', 1334, 'GBP', {
    per: 'a month',
    ...livingNow('£1,529 a month'),
  }),
  livingElsewhere: gb('Living costs, outside London', 1023, 'GBP', {
    per: 'a month',
    ...livingNow('£1,171 a month'),
  }),
  livingMonths: gb('Months of living costs to show, up to', 9, 'months'),
  fundsHeld: gb('Funds held without a break', 28, 'days'),
  graduateRoute: gb('Graduate Route visa', 2, 'years', {
    changed: {
      to: '18 months for applications',
      since: '1 January 2027',
      source: 'https://www.gov.uk/graduate-visa',
    },
  }),
  graduateRouteDoctorate: gb('Graduate Route visa after a PhD', 3, 'years'),
} as const;
