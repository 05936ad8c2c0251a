/** SQLSTATE of a right that is missing, as that to create tables, which users do not have by themselves since version 15. */
const MISSING_RIGHT = '42501';
/** SQLSTATE of a user who may not use the schema of the tables: for PostgreSQL there is then none. */
const NO_SCHEMA = '3F000';
/** Also the classes of a refused login and of a database that does not exist. */
const REFUSED_STATES = new RegExp(`^(28|3D|${NO_SCHEMA}|${MISSING_RIGHT})`);

const UNKNOWN_AUTHORITY =
  'its certificate is not of an authority that this machine knows: add &sslrootcert= with the file of that of the provider';
/** Errors of TLS, which come before the database answers. */
const tlsCures: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID:
    'its certificate is of another host: write the host in DATABASE_URL as the certificate names it',
  CERT_HAS_EXPIRED: 'its certificate has expired: renew it, and check the clock of this machine',
};

/** The driver's words for a server without TLS; the error has no code. */
export const isWithoutTls = (error: unknown): boolean =>
  /does not support SSL/.test((error as Error).message ?? '');

/** One line about what only the operator of a served database can repair; null for other errors. */
export function refusedDatabase(error: unknown): string | null {
  const { code = '', message } = error as { code?: string; message?: string };
  const tlsCure = isWithoutTls(error)
    ? 'it offers no TLS: turn it on there, or remove sslmode'
    : tlsCures[code];
  if (tlsCure) return `The database of DATABASE_URL cannot be used: ${tlsCure}`;
  if (!REFUSED_STATES.test(code)) return null;
  return `The database of DATABASE_URL cannot be used: ${message || code}${cureOf(code, message ?? '')}`;
}

function cureOf(code: string, message: string): string {
  if (code !== MISSING_RIGHT && code !== NO_SCHEMA) return '';
  // As after a change of the user: the right to create tables gives none to those that are there.
  if (/\b(?:table|sequence) /.test(message))
    return '. The tables belong to another user: GRANT that user TO the one of DATABASE_URL, or write that one there';
  // That on the database is for the extension of the search.
  return '. Its user needs the right to create tables: GRANT ALL ON DATABASE … TO … and, in that database, GRANT ALL ON SCHEMA public TO …, or make it the owner of the database';
}
