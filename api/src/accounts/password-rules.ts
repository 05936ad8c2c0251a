import { passwordRules } from 'shared-api/schemas';
import { invalidFields } from '../http/body-fields.ts';

/** The first password rule that a password breaks (VALID-2, C-35), as a message; null for a valid password. */
function passwordError(password: string): string | null {
  if (password.length < passwordRules.minLength) return 'Password must be at least 8 characters long';
  if (!passwordRules.uppercase.test(password)) return 'Password must contain at least one uppercase letter';
  if (!passwordRules.lowercase.test(password)) return 'Password must contain at least one lowercase letter';
  if (!passwordRules.digit.test(password)) return 'Password must contain at least one number';
  if (!passwordRules.special.test(password))
    return 'Password must contain at least one special character (@$!%*?&)';
  return null;
}

/**
 * Checks a new password and its repetition.
 * @param field name of the password's field
 * @throws HttpError 400 with the message under the field and as `error`
 */
export function checkNewPassword(field: string, password: string, repetition: string): void {
  const error = passwordError(password);
  if (error) throw invalidFields({ [field]: [error], error });
  if (password !== repetition)
    throw invalidFields({ confirm_password: ['Passwords must match'], error: 'Passwords must match' });
}
