import { emailField, mobileField, readFields } from '../src/http/body-fields.ts';

test('a number copied from a contact list is stored without the invisible marks around it', () => {
  const contact = '\u202a+977 980-0000000\u202c';
  expect(readFields({ contact }, { contact: mobileField })).toEqual({ contact: '+977 980-0000000' });
});

test.each(["asha.o'neil+visa_2027@example.com", 'a@mail.example.com', '_@example.com'])(
  '%s is an e-mail address',
  (email) => {
    expect(readFields({ email }, { email: emailField })).toEqual({ email });
  },
);

test.each([
  'asha१२@example.com',
  'आशा@example.com',
  'asha.@example.com',
  '.asha@example.com',
  'a..b@example.com',
  'asha@example..com',
  'a,b@example.com',
])('%s is none that an e-mail arrives at', (email) => {
  expect(() => readFields({ email }, { email: emailField })).toThrow();
});
