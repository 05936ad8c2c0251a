/** Names of the figures. */
export const labels = {
  work: 'Part-time work in term time',
  surcharge: 'Immigration health surcharge',
  visaFee: 'Visa fee',
  livingLondon: 'Living costs, London',
  livingElsewhere: 'Living costs, outside London',
  livingMonths: 'Months of living costs to show, up to',
  fundsHeld: 'Funds held without a break',
  graduateRoute: 'Graduate Route visa',
  graduateRouteDoctorate: 'Graduate Route visa after a PhD',
} as const;

/** When figures have changed since. */
export const changes = {
  living: '11 November 2025',
  visaFee: '9 April 2025',
  graduateRoute: '1 January 2027',
  graduateRouteOfApplications: (months: number) => `${months} months for applications`,
} as const;
