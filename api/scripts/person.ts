import { createWriteStream, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Configuration } from '../src/configuration/configuration.ts';
import { createFolder } from '../src/configuration/create-folder.ts';
import type { Database } from '../src/database/database.ts';
import { erasePerson } from '../src/personal-data/erase-person.ts';
import {
  applicationsOfOthers,
  copyRecords,
  countRecords,
  documentsOfPerson,
} from '../src/personal-data/records-of-person.ts';
import { openDocumentStore } from '../src/storage/open-document-store.ts';
import { withDatabase } from './open-database.ts';
import { callerPath, readArgument, runScript, UsageError } from './run-script.ts';

const usage = 'Usage: npm run person -- <email> [--copy-to <folder> | --erase]';

// Says what is stored about a person, copies it for them, or erases it: for requests about personal data.
await runScript(async (configuration) => {
  const { argument, values } = readArgument(usage, {
    'copy-to': { type: 'string' },
    erase: { type: 'boolean' },
  });
  const email = argument.trim().toLowerCase();
  const folder = values['copy-to'];
  if (!email.includes('@') || (folder !== undefined && values.erase)) throw new UsageError(usage);
  await withDatabase(configuration, async (database) => {
    const found = (await countRecords(database.query, email)).filter(([, count]) => count > 0);
    const lines = found.map(([name, count]) => `  ${count} ${name}\n`).join('');
    write(lines ? `Stored about ${email}:\n${lines}` : `Nothing is stored about ${email}.\n`);
    const others = await applicationsOfOthers(database.query, email);
    if (others.length > 0)
      write(
        `Not counted: applications of other accounts that name this address. Look at them on the staff pages: no. ${others.join(', ')}.\n`,
      );
    if (!lines) return;
    if (folder !== undefined) await copy(configuration, database, email, callerPath(folder));
    else if (values.erase) await erase(configuration, database, email);
    else
      write(
        'Nothing was changed. With --copy-to <folder> it is copied, with --erase it is deleted for good.\n',
      );
  });
});

function write(text: string): void {
  process.stdout.write(text);
}

async function copy(configuration: Configuration, database: Database, email: string, folder: string) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${folder} is not empty: name a new folder.`);
  const store = await openDocumentStore(configuration);
  const [records, documents] = [join(folder, 'records.json'), join(folder, 'documents')];
  createFolder(documents, 0o700);
  try {
    writeFileSync(records, `${await copyRecords(database.query, email)}\n`, { mode: 0o600 });
    for (const { id, name, key } of await documentsOfPerson(database.query, email)) {
      const file = `${id}-${name.replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '_').slice(-80)}`;
      await pipeline(await store.get(key), createWriteStream(join(documents, file), { mode: 0o600 }));
    }
  } catch (error) {
    // An incomplete copy might be handed over, and the same command could not be repeated with this folder.
    for (const path of [records, documents]) rmSync(path, { recursive: true, force: true });
    throw error;
  }
  write(`Copied to ${folder}.\n`);
}

async function erase(configuration: Configuration, database: Database, email: string) {
  const [[role] = []] = await database.query('SELECT role FROM users WHERE email = $1', [email]);
  if (role === 'staff')
    throw new UsageError(
      `${email} has the role staff. Take it away first: npm run make-staff -- ${email} --remove`,
    );
  const documents = await openDocumentStore(configuration);
  await erasePerson({ database, documents, configuration }, email);
  write('All of it is erased. Backups still have it until they are removed.\n');
}
