import { withDatabase } from './open-database.ts';
import { runScript, UsageError } from './run-script.ts';

// Gives a verified account the role staff: `npm run make-staff -w api -- someone@example.com`.
await runScript(async (configuration) => {
  const [email, ...others] = process.argv.slice(2).map((argument) => argument.toLowerCase());
  if (!email?.includes('@') || others.length > 0)
    throw new UsageError('Usage: npm run make-staff -w api -- <email>');
  await withDatabase(configuration, async (database) => {
    const [row] = await database.query(
      `UPDATE users SET role = 'staff' WHERE email = $1 AND is_verified RETURNING id`,
      [email],
    );
    if (!row)
      throw new UsageError(
        `There is no verified account with the address ${email}. Sign up on the site first.`,
      );
    process.stdout.write(`${email} has the role staff now.\n`);
  });
});
