import { remotes } from '../repository.ts';

/** What `/health` of the site says about the content pack. */
export interface PackStatus {
  /** Folder or address. */
  source: string;
  /** One line each: file, what is wrong, what to write instead. */
  errors: readonly string[];
}

export interface SummaryOptions {
  siteUrl: string;
  apiUrl: string;
  remotePorts: readonly number[];
  /** The API is the one that `npm start` has started. */
  hasLocalApi: boolean;
  env: Readonly<Record<string, string | undefined>>;
  pack: PackStatus;
}

/** What `npm start` prints when everything runs: where it is, and why the content pack is not shown if it has errors. */
export function siteSummary({
  siteUrl,
  apiUrl,
  remotePorts,
  hasLocalApi,
  env,
  pack,
}: SummaryOptions): string {
  const rows: [string, string][] = [
    ['The site', siteUrl],
    ...remotes.map(({ name }, index): [string, string] => [
      `${name} alone`,
      `http://localhost:${remotePorts[index]}`,
    ]),
    ['The API', apiUrl],
  ];
  if (hasLocalApi) {
    rows.push(
      ['API documentation', `${apiUrl}/docs`],
      ['Mailbox', `${apiUrl}/mailbox`],
      ['Staff', `${apiUrl}/admin`],
    );
    if (hasDemoData(env))
      rows.push(['Accounts', 'student@example.com and staff@example.com, password Passw0rd!']);
  }
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return [
    '',
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`),
    ...packErrors(pack),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}

/** Whether the API loads the demonstration data, whose accounts these are: `DEMO_DATA`, else only outside production. */
const hasDemoData = ({ DEMO_DATA, NODE_ENV }: SummaryOptions['env']) =>
  DEMO_DATA ? ['1', 'true'].includes(DEMO_DATA) : NODE_ENV !== 'production';

const packErrors = ({ source, errors }: PackStatus): string[] =>
  errors.length === 0
    ? []
    : [
        '',
        `  The content pack ${source} has an error, so the site shows neutral texts instead of it:`,
        ...errors.map((error) => `    ${error}`),
        '  Correct the file: the site then shows the pack by itself. If CONTENT names the wrong folder, start again.',
      ];
