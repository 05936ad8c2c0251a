import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { EmailNotTaken } from './email-not-taken.ts';
import { openEmailTransport } from './email-transport.ts';
import { type Sender, senderOf } from './sender.ts';

const email = { subject: 'Receipt', text: 'Namaste,' };

/** Nothing listens at the port: an e-mail that is handed over is not taken. */
const open = (environment: string, sender: () => Sender) =>
  openEmailTransport(
    { environment, mail: { smtpUrl: 'smtp://127.0.0.1:1' } } as Configuration,
    {} as Database,
    sender,
  );

test('in production nothing is sent from an address that nobody has set, until there is one', async () => {
  let brand: { name: string; email?: string } = { name: 'Study abroad consultancy' };
  const transport = open('production', () => senderOf({ mail: {} } as Configuration, brand));
  await expect(transport.send('asha@himal.example', email)).rejects.toThrow(
    /^There is no sender: .* until MAIL_FROM is set, or a content pack with an e-mail address/,
  );
  brand = { name: 'Himal', email: 'desk@himal.example' };
  await expect(transport.send('asha@himal.example', email)).rejects.toBeInstanceOf(EmailNotTaken);
  transport.close();
});

test('while developing, e-mails are sent without a sender of their own', async () => {
  const transport = open('development', () => senderOf({ mail: {} } as Configuration, { name: 'Himal' }));
  await expect(transport.send('asha@himal.example', email)).rejects.toBeInstanceOf(EmailNotTaken);
  transport.close();
});

test('in production nothing is signed with the name of the empty pack, until the content pack is read', async () => {
  const configuration = { mail: { from: 'desk@himal.example' } } as Configuration;
  let pack: [brand: { name: string }, isRead: boolean] = [{ name: 'Study abroad consultancy' }, false];
  const transport = open('production', () => senderOf(configuration, ...pack));
  await expect(transport.send('asha@himal.example', email)).rejects.toThrow(
    /^The name of the consultancy is not known: .* until the content pack is read, or MAIL_FROM has a name/,
  );
  pack = [{ name: 'Himal' }, true];
  await expect(transport.send('asha@himal.example', email)).rejects.toBeInstanceOf(EmailNotTaken);
  transport.close();
});
