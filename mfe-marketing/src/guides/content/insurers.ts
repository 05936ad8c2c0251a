/** Insurers that offer Overseas Student Health Cover. */
export const oshcInsurers = [
  'ahm OSHC',
  'Allianz Care Australia',
  'Bupa',
  'CBHS International Health',
  'Medibank',
  'nib',
] as const;
