/** Names of the figures. */
export const labels = {
  visaFee: 'Visa fee (MRV)',
  tuitionUndergraduate: 'Tuition, undergraduate',
  tuitionGraduate: 'Tuition, graduate',
  living: 'Living costs',
  campusWork: 'Work on campus',
  opt: 'Optional Practical Training (OPT)',
  stemExtension: 'STEM extension of OPT',
  optTotal: 'OPT with STEM extension',
  entry: 'Earliest entry before the programme starts',
} as const;

/** When figures have changed since. */
export const changes = { visaFee: '17 June 2023' } as const;
