import { mobileField, readFields } from '../src/http/body-fields.ts';

test('a number copied from a contact list is stored without the invisible marks around it', () => {
  const contact = '\u202a+977 980-0000000\u202c';
  expect(readFields({ contact }, { contact: mobileField })).toEqual({ contact: '+977 980-0000000' });
});
