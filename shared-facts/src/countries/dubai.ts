import { officialPages } from '../official-pages.ts';
import { published } from '../published.ts';

const ae = published(officialPages.dubai, 'FACT-6');

/** FACT-6. The source gives no period (B-27). */
export const dubai = {
  tuitionUndergraduate: ae('Tuition, undergraduate', [37_500, 75_000], 'AED'),
  tuitionPostgraduate: ae('Tuition, postgraduate', [55_000, 80_000], 'AED'),
  living: ae('Living costs', [12_000, 15_000], 'AED'),
  visa: ae('Visa', [3000, 5000], 'AED'),
} as const;
