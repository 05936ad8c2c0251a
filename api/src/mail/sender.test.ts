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
