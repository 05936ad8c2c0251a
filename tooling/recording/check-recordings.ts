import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../cli/command-error.ts';
import { developmentAccounts, findSecrets } from './find-secrets.ts';

/** The files of a remote's folder with recorded responses: of guests, and of calls with a token. */
const recordings = ['recorded.json', 'recorded-account.json'];

/**
 * Checks the recorded responses of a remote, which its team may have written by hand.
 * @param shownFolder what stands before the names of the files in messages
 * @throws CommandError that names the file, what is wrong in it, and what to write instead
 */
export function checkRecordings(folder: string, shownFolder = ''): void {
  for (const recording of recordings) {
    const file = path.join(folder, recording);
    const name = path.join(shownFolder, recording);
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    const secrets = [...new Set(findSecrets(text))];
    if (secrets.length > 0)
      throw new CommandError(
        `${name} contains ${secrets.join(', ')}. It is committed, so it must not have tokens, signed addresses or e-mail addresses of people. Remove them, or write ${developmentAccounts[0]} instead of an address.`,
      );
    const problem = formProblem(text);
    if (problem)
      throw new CommandError(
        `${name} ${problem}. Write it like { "GET /api/app/event-list/": { "status": 200, "body": { … } } }.`,
      );
  }
}

/** What the bar of a remote alone could not read in a file of recorded responses. */
function formProblem(text: string): string | null {
  let recorded: unknown;
  try {
    recorded = JSON.parse(text);
  } catch (error) {
    return `is not JSON: ${(error as Error).message}`;
  }
  if (!isObject(recorded)) return 'is not an object of calls and their responses';
  for (const [call, response] of Object.entries(recorded)) {
    if (!/^[A-Z]+ \//.test(call)) return `has "${call}", which is not a call`;
    if (!isObject(response) || !Number.isInteger(response.status))
      return `has no number as status of "${call}"`;
    const { recordedAt } = response;
    if (recordedAt !== undefined && Number.isNaN(Date.parse(String(recordedAt))))
      return `has ${JSON.stringify(recordedAt)} as recordedAt of "${call}", which is not a time`;
  }
  return null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
