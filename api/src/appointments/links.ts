import type { FastifyRequest } from 'fastify';
import type { Language } from 'shared-language';
import type { Configuration } from '../configuration/configuration.ts';
import type { Orm } from '../database/database.ts';
import { eq } from '../database/drizzle.ts';
import { appointments } from '../database/schema.ts';
import { httpError } from '../http/http-error.ts';
import type { Service } from '../http/service.ts';
import { isSameSignature, sign } from '../http/signatures.ts';
import { siteAddress } from '../mail/email.ts';

type Signer = { configuration: Configuration };
const REFERENCE_LENGTH = 8;

const signatureOf = (service: Signer, reference: string) => sign(service, `appointment:${reference}`);

/**
 * The secret of the link by which a visitor changes an appointment. It is calculated from the reference and the
 * service's secret, so that every e-mail about the appointment has the same link and the database has none.
 */
export const appointmentToken = (service: Signer, reference: string): string =>
  `${reference}-${signatureOf(service, reference)}`;

/** The page of the site on which a visitor changes an appointment. */
export const appointmentLink = (context: Signer & { language: Language }, reference: string): string =>
  `${siteAddress(context)}/book/${appointmentToken(context, reference)}`;

/**
 * The appointment of the token in the path.
 * @throws HttpError 404 for tokens that are not valid
 */
export async function findByToken(service: Service, orm: Orm, request: FastifyRequest) {
  const { token } = request.params as { token: string };
  const reference = token.slice(0, REFERENCE_LENGTH);
  if (!isSameSignature(token.slice(REFERENCE_LENGTH), `-${signatureOf(service, reference)}`))
    throw httpError.notFound();
  const [row] = await orm.select().from(appointments).where(eq(appointments.reference, reference));
  if (!row) throw httpError.notFound();
  return row;
}
