import { ConfigurationError } from '../configuration/configuration.ts';
import { fileProblem } from '../configuration/file-problem.ts';
import { DatabaseFull, DatabaseNotOpened } from '../database/connection.ts';
import { DirectoryInUse } from '../database/directory-lock.ts';
import { refusedDatabase } from '../database/refused-database.ts';
import { diskFullCodes } from '../http/error-handler.ts';

/** Errors whose message says what the operator has to do. */
const explained = [ConfigurationError, DirectoryInUse, DatabaseNotOpened, DatabaseFull];

/** Why the service could not start: one line where the operator can repair it, else the error with its stack. */
export function startProblem(error: unknown): string {
  if (!(error instanceof Error)) return `The service could not start: ${String(error)}`;
  if (explained.some((kind) => error instanceof kind)) return error.message;
  if (diskFullCodes.has((error as NodeJS.ErrnoException).code ?? ''))
    return `The service could not start, because a disk is full: ${error.message}`;
  const ofDatabase = refusedDatabase(error);
  if (ofDatabase !== null) return ofDatabase;
  const ofFile = fileProblem(error);
  if (ofFile !== null) return `The service could not start: ${ofFile}`;
  return `The service could not start: ${error.stack ?? error.message}`;
}
