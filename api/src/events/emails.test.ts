import type { EmailContext } from '../mail/email.ts';
import { eventRegisteredEmail } from './emails.ts';

const context = { configuration: { siteUrl: 'https://www.example.com' }, language: 'en' } as EmailContext;
const textOf = async (event: Parameters<typeof eventRegisteredEmail.build>[2]) =>
  (await eventRegisteredEmail.build(context, 'asha@example.com', event))?.text;

test('who registered reads when and where the event is, as far as it is known', async () => {
  const fair = { title: 'Fair', date: '12 January 2027', day: '2027-01-12' };
  expect(await textOf({ ...fair, time: '11:00–16:00', place: 'Butwal branch' })).toContain(
    '\n\nWhen: 12 January 2027\nTime: 11:00–16:00 (Kathmandu time)\nWhere: Butwal branch\n\n',
  );
  expect(await textOf(fair)).toContain('\n\nWhen: 12 January 2027\n\nIf you');
  expect(await textOf({ title: 'Fair', date: '' })).toContain('at “Fair”.\n\nIf you');
});
