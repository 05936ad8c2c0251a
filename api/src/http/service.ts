import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import type { DocumentStore } from '../storage/document-store.ts';

/** What every part of the service is given: nothing is global, tests make their own. */
export interface Service {
  configuration: Configuration;
  database: Database;
  documents: DocumentStore;
  log: FastifyBaseLogger;
  /** Tells the mail worker that a letter is due. */
  mailIsDue: () => void;
}
