import { releaseApplications } from '../src/applications/hand-over.ts';
import { withDatabase } from './open-database.ts';
import { readArgument, runScript, UsageError } from './run-script.ts';

const usage = 'Usage: npm run make-staff -- <email> [--remove]';

// Gives a verified account the role staff, or takes it away: `npm run make-staff -- someone@example.com [--remove]`.
await runScript(async (configuration) => {
  const { argument, values } = readArgument(usage, { remove: { type: 'boolean' } });
  const email = argument.trim().toLowerCase();
  if (!email.includes('@')) throw new UsageError(usage);
  await withDatabase(configuration, async (database) => {
    // Who leaves is logged out everywhere as well.
    const change = values.remove
      ? `UPDATE users SET role = 'user', session_version = session_version + 1 WHERE email = $1 AND role = 'staff' RETURNING id`
      : `UPDATE users SET role = 'staff' WHERE email = $1 AND is_verified RETURNING id`;
    const { isChanged, released } = await database.transaction(async ({ query }) => {
      const [row] = await query(change, [email]);
      // Also where the role was taken away by other means before.
      const [account] = values.remove ? await query('SELECT id FROM users WHERE email = $1', [email]) : [];
      const released = account ? await releaseApplications(query, Number(account[0])) : 0;
      return { isChanged: row !== undefined || released > 0, released };
    });
    if (!isChanged)
      throw new UsageError(
        values.remove
          ? `There is no staff account with the address ${email}. Nothing was changed.`
          : `There is no verified account with the address ${email}. Sign up on the site and open the link of the e-mail first.`,
      );
    process.stdout.write(
      values.remove
        ? `${email} does not have the role staff any more, and is logged out everywhere.\n`
        : `${email} has the role staff now.\n`,
    );
    if (released > 0)
      process.stdout.write(
        `Applications for which nobody is responsible now: ${released}. The list of the staff pages shows them under “Nobody’s”.\n`,
      );
  });
});
