/** ERR-7 to ERR-24: texts of the error catalogue, verbatim. Punctuation differs on purpose (C-24). */
export const messages = {
  signUpDefault: 'An error occurred during signup.',
  loginDefault: 'An error occurred during login.',
  loginUnexpected: 'An unexpected error occurred.',
  emailVerifyDefault: 'An error occurred while adding your email. Please use another one or try later.',
  passwordResetDefault: 'An error occurred while resetting your password.',
  courses: 'An error occurred while fetching courses.',
  interest: 'An error occurred while fetching interest.',
  specialization: 'An error occurred while fetching specialization.',
  scholarships: 'An error occurred while fetching scholarships',
  events: 'An error occurred while fetching events',
  blogs: 'An error occurred while fetching blogs',
  blog: 'An error occurred while fetching blog',
  eventRegistration: 'An error occurred during event registration.',
  application: 'An error occurred while submitting your documents. Please try again later.',
  tokenExpired: 'Token expired. Please log in first.',
} as const;
