import { apiMessages } from 'shared-api';
import { messages } from './messages.en.ts';

/** Written a second time, with escapes where characters look alike, so that a typing error in either place is found. */
test('texts of the specification are verbatim (B-1, C-24)', () => {
  expect(messages).toMatchObject({
    login: 'Login',
    forgotPassword: 'Forgot or Reset Your Password?',
    checkMail: 'Check mail',
    emailVerify: 'Email Verify',
    send: 'Send',
    loginSuccessful: 'Login successful',
    passwordReset: 'Password reset successfully',
    submitting: 'Please wait. Submitting your documents\u002e\u002e\u002e',
    submitted: 'Your documents were submitted successfully!',
    emailInvalid: 'Invalid email format',
    emailRequired: 'Email is required.',
    passwordRequired: 'Password is required',
    passwordLength: 'Password must be at least 8 characters long',
    passwordUpper: 'Password must contain at least one uppercase letter',
    passwordLower: 'Password must contain at least one lowercase letter',
    passwordDigit: 'Password must contain at least one number',
    passwordSpecial: 'Password must contain at least one special character (\u0040$!%*?&)',
    confirmRequired: 'Retype your password.',
    confirmMismatch: 'Passwords must match',
    signupSucceeded:
      'You have successfully signed up. Please, visit your mail inbox and verify your email first.',
    emailSent: 'Email sent successfully. Please, visit your mail inbox.',
    loginFirst: 'You have to login first.',
    profile: 'Profile',
    documents: 'Documents',
    next: 'Next',
    previous: 'Previous',
    close: 'Close',
  });
  expect(apiMessages).toMatchObject({
    signUpDefault: 'An error occurred during signup.',
    loginDefault: 'An error occurred during login.',
    loginUnexpected: 'An unexpected error occurred.',
    emailVerifyDefault: 'An error occurred while adding your email. Please use another one or try later.',
    passwordResetDefault: 'An error occurred while resetting your password.',
    application: 'An error occurred while submitting your documents. Please try again later.',
    tokenExpired: 'Token expired. Please log in first.',
  });
});
