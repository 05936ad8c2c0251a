import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findVersion } from '../releases/find-version.ts';
import type { ServedSet } from '../releases/served-set.ts';
import type { Metrics } from './metrics.ts';

/** Where browsers report what the security policy has refused. */
export const POLICY_REPORTS_PATH = '/telemetry/policy';
/** Name of that address in `Reporting-Endpoints` and `report-to`. */
export const POLICY_REPORTS_GROUP = 'policy';

/** The `Reporting-Endpoints` header of documents. */
export const POLICY_REPORTS_ENDPOINT = `${POLICY_REPORTS_GROUP}="${POLICY_REPORTS_PATH}"`;

/** Reports that are written to the log in each minute; further ones are only counted. */
const LOGGED_PER_MINUTE = 30;
const MAX_REPORTS_PER_REQUEST = 20;
const MAX_BODY_BYTES = 16 * 1024;

/** Directives of the site's policies; a report about another one is counted as `other`. */
const DIRECTIVES = [
  'script-src',
  'style-src',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
];

const text = z.string().max(2_000).default('');
const position = z.number().int().nullish();
/** A report in the words of the Reporting API. */
const violation = z.object({
  documentURL: text,
  effectiveDirective: text,
  blockedURL: text,
  sourceFile: text.nullable(),
  lineNumber: position,
  columnNumber: position,
});
const reports = z.union([
  z
    .array(z.object({ type: z.string(), body: z.record(z.string(), z.unknown()) }))
    .max(MAX_REPORTS_PER_REQUEST)
    .transform((all) => all.filter(({ type }) => type === 'csp-violation').map(({ body }) => body))
    .pipe(z.array(violation)),
  // Of browsers without the Reporting API.
  z
    .object({
      'csp-report': z.object({
        'document-uri': text,
        'effective-directive': text,
        'violated-directive': text,
        'blocked-uri': text,
        'source-file': text,
        'line-number': position,
        'column-number': position,
      }),
    })
    .transform(({ 'csp-report': report }): z.infer<typeof violation>[] => [
      {
        documentURL: report['document-uri'],
        effectiveDirective: report['effective-directive'] || report['violated-directive'],
        blockedURL: report['blocked-uri'],
        sourceFile: report['source-file'],
        lineNumber: report['line-number'],
        columnNumber: report['column-number'],
      },
    ]),
]);

interface Options {
  metrics: Metrics;
  current: () => ServedSet;
  patternOf: (path: string) => string;
  now?: () => number;
}

/**
 * Receives reports of the security policy. They are counted by remote@version where a served one is named by the file
 * or the refused address; a limited number is logged, without queries and samples. They never roll a release back,
 * because extensions and visitors can cause them.
 */
export function servePolicyReports(
  app: FastifyInstance,
  { metrics, current, patternOf, now = Date.now }: Options,
): void {
  let minute = 0;
  let logged = 0;
  const isLogged = () => {
    const thisMinute = Math.floor(now() / 60_000);
    if (thisMinute !== minute) [minute, logged] = [thisMinute, 0];
    logged += 1;
    return logged <= LOGGED_PER_MINUTE;
  };

  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(POLICY_REPORTS_PATH, { bodyLimit: MAX_BODY_BYTES }, (request, reply) => {
      const parsed = reports.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ detail: 'This is not a valid report.' });
      for (const report of parsed.data) {
        const [name] = report.effectiveDirective.split(' ');
        // `style-src-attr` and its like belong to `style-src`.
        const directive =
          DIRECTIVES.find((known) => name === known || name?.startsWith(`${known}-`)) ?? 'other';
        const file = withoutQuery(report.sourceFile ?? '');
        const blocked = withoutQuery(report.blockedURL);
        const blamed = releaseOf(file) ?? releaseOf(blocked);
        const served = blamed && findVersion(current(), blamed.name, blamed.version);
        const { name: remote, version } = served ?? { name: 'other', version: '' };
        metrics.policyViolations.inc({ remote, version, directive });
        if (!isLogged()) continue;
        request.log.warn(
          {
            remote,
            version,
            directive,
            path: patternOf(pathOf(report.documentURL)),
            blocked: blocked.slice(0, 200),
            file: file.slice(0, 200),
            line: report.lineNumber ?? undefined,
            column: report.columnNumber ?? undefined,
          },
          'refused by the security policy in a browser',
        );
      }
      return reply.code(204).send();
    });
  });
}

const withoutQuery = (address: string) => address.split(/[?#]/)[0] ?? '';

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : '/';
}

/** The release whose file an address names. */
function releaseOf(address: string): { name: string; version: string } | undefined {
  const [, name, version] = /\/releases\/([a-z0-9-]+)\/([^/]+)\/web\//.exec(address) ?? [];
  return name && version ? { name, version } : undefined;
}
