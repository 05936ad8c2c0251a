import { messages } from './messages.en.ts';

test('the error catalogue of both documents, character by character', () => {
  expect(messages).toMatchInlineSnapshot(`
{
  "application": "An error occurred while submitting your documents. Please try again later.",
  "blog": "An error occurred while fetching blog",
  "blogs": "An error occurred while fetching blogs",
  "courses": "An error occurred while fetching courses.",
  "emailVerifyDefault": "An error occurred while adding your email. Please use another one or try later.",
  "eventRegistration": "An error occurred during event registration.",
  "events": "An error occurred while fetching events",
  "interest": "An error occurred while fetching interest.",
  "loginDefault": "An error occurred during login.",
  "loginUnexpected": "An unexpected error occurred.",
  "passwordResetDefault": "An error occurred while resetting your password.",
  "scholarships": "An error occurred while fetching scholarships",
  "signUpDefault": "An error occurred during signup.",
  "specialization": "An error occurred while fetching specialization.",
  "tokenExpired": "Token expired. Please log in first.",
}
`);
  // No typographic apostrophes or dashes.
  expect(Object.values(messages).join('')).toMatch(/^[\x20-\x7e]+$/);
});
