import type { Translated } from 'shared-language';
import type { labels as english, changes as englishChanges } from './uk.en.ts';

/** See `uk.en.ts`. */
export const labels: Translated<typeof english> = {
  work: 'पढाइ चलेका बेला आंशिक समय काम',
  surcharge: 'स्वास्थ्य अधिभार (Immigration Health Surcharge)',
  visaFee: 'भिसा शुल्क',
  livingLondon: 'बस्ने खर्च, लन्डन',
  livingElsewhere: 'बस्ने खर्च, लन्डनबाहिर',
  livingMonths: 'बस्ने खर्च देखाउनुपर्ने महिना, बढीमा',
  fundsHeld: 'रकम लगातार खातामा रहनुपर्ने अवधि',
  graduateRoute: 'Graduate Route भिसा',
  graduateRouteDoctorate: 'PhD पछिको Graduate Route भिसा',
};

export const changes: Translated<typeof englishChanges> = {
  living: '11 नोभेम्बर 2025 (2082 कात्तिक 25)',
  visaFee: '9 अप्रिल 2025 (2081 चैत 27)',
  graduateRoute: '1 जनवरी 2027 (2083 पुस 17)',
  graduateRouteOfApplications: (months) => `नयाँ आवेदनमा ${months} महिना`,
};
