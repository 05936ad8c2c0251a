import { formatFact } from '../fact.ts';
import { changes, labels } from '../labels/uk.en.ts';
import { officialPages } from '../official-pages.ts';
import { A_YEAR, published } from '../published.ts';

const gb = published(officialPages.uk, 'FACT-5');

const livingNow = (amount: number) => ({
  changed: {
    to: formatFact({ amount, unit: 'GBP', per: 'a month' }),
    since: changes.living,
    source: 'https://www.gov.uk/student-visa/money',
  },
});

/** FACT-5. */
export const uk = {
  work: gb(labels.work, 20, 'hours', { per: 'a week' }),
  surcharge: gb(labels.surcharge, 776, 'GBP', A_YEAR),
  visaFee: gb(labels.visaFee, 490, 'GBP', {
    changed: { to: '£524', since: changes.visaFee, source: officialPages.uk },
  }),
  livingLondon: gb(labels.livingLondon, 1334, 'GBP', {
    per: 'a month',
    ...livingNow(1529),
  }),
  livingElsewhere: gb(labels.livingElsewhere, 1023, 'GBP', {
    per: 'a month',
    ...livingNow(1171),
  }),
  livingMonths: gb(labels.livingMonths, 9, 'months'),
  fundsHeld: gb(labels.fundsHeld, 28, 'days'),
  graduateRoute: gb(labels.graduateRoute, 2, 'years', {
    changed: {
      to: changes.graduateRouteOfApplications(18),
      since: changes.graduateRoute,
      source: 'https://www.gov.uk/graduate-visa',
    },
  }),
  graduateRouteDoctorate: gb(labels.graduateRouteDoctorate, 3, 'years'),
} as const;
