/** What an appointment is about: the choices of the booking form. */
export const appointmentPurposes: readonly string[] = [
  'Choosing a course and a university',
  'Application and documents',
  'Scholarships and costs',
  'Student visa',
  'Test preparation',
  'Something else',
];
