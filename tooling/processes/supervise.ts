/** How a process ended: its exit code, or the signal that ended it. */
export interface Ending {
  code: number | null;
  signal: string | null;
}

export interface Service {
  name: string;
  pid: number;
  /** Resolves when the process has ended. */
  ended: Promise<Ending>;
  /** SIGTERM, then SIGKILL after 10 s. Resolves when the process has ended. */
  stop: () => Promise<void>;
}

export const describeEnding = ({ code, signal }: Ending) =>
  signal ? `was ended by ${signal}` : `ended with code ${code}`;

/** Starts again within RESTART_PERIOD_MS before a service is left ended. */
const MAX_RESTARTS = 3;
const RESTART_PERIOD_MS = 60_000;

/**
 * A service that is started again when its process ends by itself, for example when the system runs out of memory.
 * @param onChange receives a line for each end and restart
 * @param logs folder of its log, for these lines
 */
export async function superviseService(
  start: () => Promise<Service>,
  onChange: (line: string) => void,
  logs = '.data/logs',
): Promise<Service> {
  let current = await start();
  let isStopping = false;
  const restarts: number[] = [];
  const { name } = current;
  const watch = async (): Promise<Ending> => {
    for (;;) {
      const ending = await current.ended;
      if (isStopping) return ending;
      while (restarts.length > 0 && Date.now() - (restarts[0] ?? 0) > RESTART_PERIOD_MS) restarts.shift();
      const news = `${name} ${describeEnding(ending)}; its log is ${logs}/${name}.log.`;
      if (restarts.length >= MAX_RESTARTS) {
        onChange(`${news} It is not started again after ${MAX_RESTARTS} restarts within a minute.`);
        return ending;
      }
      restarts.push(Date.now());
      onChange(`${news} Starting it again …`);
      try {
        current = await start();
        onChange(`${name} runs again.`);
      } catch (error) {
        onChange(`${name} cannot start: ${(error as Error).message}`);
        return ending;
      }
      if (isStopping) await current.stop();
    }
  };
  const ended = watch();
  return {
    name,
    get pid() {
      return current.pid;
    },
    ended,
    stop: async () => {
      isStopping = true;
      await current.stop();
      await ended;
    },
  };
}
