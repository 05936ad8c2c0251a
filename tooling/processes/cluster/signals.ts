import type { RunningCluster } from './cluster.ts';

type Controlled = Pick<RunningCluster, 'apis' | 'shells' | 'rollingRestart' | 'stop'>;

/**
 * Starts a cluster and connects it with the signals of this process. SIGINT and SIGTERM stop it and end the process,
 * also while it starts. SIGHUP restarts APIs and shells one after the other; during a restart it changes nothing, because
 * two restarts would start the same server twice.
 * @param start rejects when its signal is aborted, after it has stopped what it had started
 */
export async function startWithSignals<Cluster extends Controlled>(
  start: (stopped: AbortSignal) => Promise<Cluster>,
  printLine: (line: string) => void,
): Promise<Cluster> {
  const stopping = new AbortController();
  let running: Cluster | undefined;
  let isRestarting = false;
  const stop = async () => {
    if (stopping.signal.aborted) return;
    printLine('Stopping …');
    stopping.abort();
    await starting.then(
      (cluster) => cluster.stop(),
      () => {},
    );
    process.exit(0);
  };
  const restart = async () => {
    if (stopping.signal.aborted) return;
    if (!running) return printLine('No rolling restart: the cluster is still starting.');
    if (isRestarting) return printLine('No second rolling restart: one is under way.');
    isRestarting = true;
    printLine('Rolling restart …');
    try {
      await running.rollingRestart([...running.apis, ...running.shells]);
      printLine('Rolling restart done.');
    } catch (error) {
      printLine(
        `Rolling restart failed: ${(error as Error).message} The other servers go on; SIGHUP tries it again.`,
      );
    } finally {
      isRestarting = false;
    }
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('SIGHUP', restart);
  const starting = start(stopping.signal);
  try {
    running = await starting;
    return running;
  } catch (error) {
    // `stop` ends the process.
    if (stopping.signal.aborted) return new Promise<never>(() => {});
    throw error;
  }
}
