import { UsageError, withDatabase } from './open-database.ts';

// Gives a verified account the role staff: `npm run make-staff -w api -- someone@example.com`.
await withDatabase(async (database) => {
  const email = process.argv[2]?.toLowerCase();
  if (!email) throw new UsageError('Usage: npm run make-staff -w api -- <email>');
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
