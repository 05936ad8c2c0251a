import { senderOf } from './sender.ts';

const from = (value?: string) => ({ mail: { from: value, smtpUrl: undefined } });
const brand = { name: 'Himal Education', email: 'info@himal.example' };

test.each([
  ['the content pack', undefined, brand, { name: 'Himal Education', address: 'info@himal.example' }],
  ['a pack without e-mail', undefined, { name: 'Himal' }, { name: 'Himal', address: 'info@example.com' }],
  ['MAIL_FROM', 'Desk <desk@himal.example>', brand, { name: 'Desk', address: 'desk@himal.example' }],
  [
    'a quoted name',
    '"Desk, Kathmandu" <d@h.example>',
    brand,
    { name: 'Desk, Kathmandu', address: 'd@h.example' },
  ],
  [
    'an address alone',
    'desk@himal.example',
    brand,
    { name: 'Himal Education', address: 'desk@himal.example' },
  ],
])('sender from %s', (_name, value, pack, expected) => expect(senderOf(from(value), pack)).toEqual(expected));

test.each([
  ['an address alone, while the content pack is not read', 'desk@himal.example', false, true],
  ['a name and an address', 'Desk <desk@himal.example>', false, undefined],
  ['an address alone', 'desk@himal.example', true, undefined],
])('the name of %s', (_name, value, isPackRead, isNameless) =>
  expect(senderOf(from(value), { name: 'Study abroad consultancy' }, isPackRead).isNameless).toBe(isNameless),
);
