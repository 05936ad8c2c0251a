import type { ComponentProps } from 'react';
import { TextField } from 'shared-ui';
import { emailInput } from 'shared-ui/input-attributes';
import { messages } from '../messages.en.ts';

/** The account's e-mail address, with autofill. */
export const EmailField = (field: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField {...field} label={messages.email} {...emailInput} autoComplete="username" />
);
