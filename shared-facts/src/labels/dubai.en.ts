/** Names of the figures. */
export const labels = {
  tuitionUndergraduate: 'Tuition, undergraduate',
  tuitionPostgraduate: 'Tuition, postgraduate',
  living: 'Living costs',
  visa: 'Visa',
} as const;
