import { emailKindNames } from '../staff/emails/email-kind-names.ts';
import { emailTemplates } from './email-templates.ts';

test('every kind of e-mail that is sent has a name for staff', () =>
  expect(Object.keys(emailKindNames).sort()).toEqual(emailTemplates.map(({ kind }) => kind).sort()));
