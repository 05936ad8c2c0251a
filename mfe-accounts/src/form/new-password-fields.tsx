import type { ComponentProps } from 'react';
import { PasswordField } from 'shared-ui';
import { messages } from '../messages.en.ts';

type Field = Omit<ComponentProps<typeof PasswordField>, 'label'>;

/** A new password and its confirmation. */
export const NewPasswordFields = ({
  label,
  password,
  confirmation,
}: {
  label: string;
  password: Field;
  confirmation: Field;
}) => (
  <>
    <PasswordField {...password} label={label} hint={messages.passwordHint} autoComplete="new-password" />
    <PasswordField {...confirmation} label={messages.confirmPassword} autoComplete="new-password" />
  </>
);
