import { runSql } from 'tooling/processes/postgres-server.ts';

/**
 * Stops all processes of a PostgreSQL server with SIGSTOP: connections stay open, and new ones are accepted by the
 * operating system, but nothing is answered.
 * @returns the function that lets them go on
 */
export async function pausePostgres(url: string): Promise<() => void> {
  const rows = await runSql(
    url,
    `SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()
     UNION SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int`,
  );
  const processes = rows.map((row) => (row as { pid: number }).pid);
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processes) process.kill(pid, name);
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}
