import type { FastifyBaseLogger } from 'fastify';
import type { ContentPack } from 'shared-content';
import type { Language } from 'shared-language';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import type { DocumentStore } from '../storage/document-store.ts';

/** What the composition root hands to every route. There is no global state, so that tests can build their own. */
export interface Service {
  configuration: Configuration;
  database: Database;
  documents: DocumentStore;
  log: FastifyBaseLogger;
  /**
   * What the consultancy says about itself at this moment: it can change while the service runs. In
   * English, or in another language as far as the pack has it.
   */
  content: (language?: Language) => ContentPack;
  /** Errors of the newest content pack; while there are any, the last good one is served. */
  contentErrors: () => readonly string[];
  /** Call after the transaction that queued an e-mail: it is then sent at once instead of with the next poll. */
  wakeOutbox: () => void;
}

/** The state of the process. */
export interface ServiceState {
  /** Tables exist and demonstration data is loaded; until then everything but the probes and `/metrics` answers 503. */
  isPrepared: boolean;
  isStopping: boolean;
  /** The tables or the initial data could not be prepared; only a restart helps. */
  hasFailed: boolean;
}
