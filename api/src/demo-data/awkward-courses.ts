/**
 * Records as real catalogues have them, by course id: a page that shows all of these well shows the rest. Each is a
 * case the specification or the original's answers allow.
 */
export const awkwardCourses: Readonly<Record<number, Record<string, unknown>>> = {
  1: { annual_fees: 'AUD 35,000', total_fees: 'AUD 105,000', currency_type: 'aud' },
  2: { annual_fees: 'A$35,000.50', total_fees: null, currency_type: 'aud' },
  3: { annual_fees: '35,000 - 40,000', total_fees: '70,000 – 80,000' },
  4: { annual_fees: null, total_fees: null, currency_type: null },
  5: { annual_fees: 0, total_fees: 0 },
  6: { annual_fees: 'Contact the university', total_fees: 'Depends on units' },
  7: { annual_fees: 1_450_000, total_fees: 2_900_000, currency_type: 'JPY' },
  8: { annual_fees: 890_000, total_fees: 1_780_000, currency_type: 'npr' },
  9: { annual_fees: 420_000, total_fees: 840_000, currency_type: 'inr' },
  10: { university: null, university_name: null, country_name: null },
  11: { intake: [] },
  12: {
    intake: ['January', 'February', 'May', 'July', 'October'].map((month, index) => ({
      id: 900 + index,
      month,
    })),
  },
  13: { intake: [{ id: 910, month: 'September' }] },
  14: { duration_year: null },
  15: { duration_year: 1 },
  16: { duration_year: 1.5 },
  17: { duration_year: '2' },
  18: { formatted_application_dateline: null },
  19: {
    course_name:
      'Master of Professional Accounting, Business Analytics and International Taxation (Extended)',
  },
  20: { course_name: 'Bachelor of Arts & Women’s Studies: "Voices" <Honours>' },
  21: { course_name: 'नेपाली साहित्य र अनुवाद (Nepali Literature and Translation)' },
  22: { specialization: null },
  23: { interest: null, course_type: null },
  24: { images: [], accreditations: [], english_min: null, gpa_min: null },
  25: { annual_fees: '29500.00', total_fees: '88500.00' },
  26: { currency_type: 'Dollar' },
};
