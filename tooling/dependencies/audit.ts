import { execFile } from 'node:child_process';
import { root } from '../repository.ts';

/** Severities that fail the check. */
const REFUSED = ['high', 'critical'] as const;
const TIME_LIMIT_MS = 60_000;

/** What the registry answered: known vulnerabilities by package, or null when it answers no audits. */
export type AuditAnswer = { name: string; severity: string; title: string }[] | null;

/**
 * Reads the output of `npm audit --json`. Null for everything that is no audit report: without a network, and from
 * registries without the service, npm prints an error instead.
 */
export function readAudit(output: string): AuditAnswer {
  try {
    const { vulnerabilities } = JSON.parse(output) as {
      vulnerabilities?: Record<string, { severity: string; via: (string | { title: string })[] }>;
    };
    if (!vulnerabilities) return null;
    return Object.entries(vulnerabilities).map(([name, { severity, via }]) => ({
      name,
      severity,
      title: via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : cause.title)).join('; '),
    }));
  } catch {
    return null;
  }
}

/** Asks the registry about the packages that servers and visitors run. */
export const audit = (): Promise<AuditAnswer> =>
  new Promise((resolve) =>
    execFile(
      'npm',
      ['audit', '--omit=dev', '--json'],
      { cwd: root, timeout: TIME_LIMIT_MS, maxBuffer: 64e6 },
      // npm ends with an error code when it found something, too.
      (_error, stdout) => resolve(readAudit(stdout)),
    ),
  );

export const isRefused = ({ severity }: { severity: string }): boolean =>
  (REFUSED as readonly string[]).includes(severity);
