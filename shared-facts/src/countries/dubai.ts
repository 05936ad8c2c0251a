import { labels } from '../labels/dubai.en.ts';
import { officialPages } from '../official-pages.ts';
import { published } from '../published.ts';

const ae = published(officialPages.dubai, 'FACT-6');

/** FACT-6. The source gives no period (B-27). */
export const dubai = {
  tuitionUndergraduate: ae(labels.tuitionUndergraduate, [37_500, 75_000], 'AED'),
  tuitionPostgraduate: ae(labels.tuitionPostgraduate, [55_000, 80_000], 'AED'),
  living: ae(labels.living, [12_000, 15_000], 'AED'),
  visa: ae(labels.visa, [3000, 5000], 'AED'),
} as const;
