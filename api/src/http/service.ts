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

/** Where the process is in its life. */
export interface ServiceState {
  /** Tables exist and demonstration data is loaded; until then everything but `/health` answers 503. */
  isPrepared: boolean;
  isStopping: boolean;
}
