import type { FastifyInstance } from 'fastify';
import type { Service } from '../../http/service.ts';
import { countGivenUp } from '../../mail/undelivered-emails.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the e-mails that were given up in the last days, for the navigation of the staff pages. */
    countGivenUpEmails: () => Promise<number>;
  }
}

/** As long as somebody who was away needs to see it. */
const SHOWN_DAYS = 7;

/** Lets the navigation of the staff pages count: it is only asked for where a page is shown. */
export function addGivenUpEmails(app: FastifyInstance, { database }: Service): void {
  app.decorate('countGivenUpEmails', () => countGivenUp(database.query, SHOWN_DAYS));
}
