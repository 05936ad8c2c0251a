/** SQLSTATE of a right that is missing, as that to create tables, which users do not have by themselves since version 15. */
const MISSING_RIGHT = '42501';
/** Also the classes of a refused login and of a database that does not exist. */
const REFUSED_STATES = new RegExp(`^(28|3D|${MISSING_RIGHT})`);

/** One line about what only the operator of a served database can repair; null for other errors. */
export function refusedDatabase(error: unknown): string | null {
  const { code = '', message } = error as { code?: string; message?: string };
  if (!REFUSED_STATES.test(code)) return null;
  const cure =
    code === MISSING_RIGHT
      ? '. Its user needs the right to create tables: GRANT CREATE ON SCHEMA public TO …, or make it the owner of the database'
      : '';
  return `The database of DATABASE_URL cannot be used: ${message || code}${cure}`;
}
