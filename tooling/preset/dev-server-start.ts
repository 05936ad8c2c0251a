/** What `rspack serve` of a remote needs from its environment. It would show stack traces of the dev server instead. */

/** Ends the dev server with one line. */
function endWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The port of the dev server: `PORT`, else that of `remote.config.ts`. */
export function devPort(configured: number): number {
  const { PORT } = process.env;
  if (!PORT) return configured;
  const port = Number(PORT);
  return Number.isInteger(port) && port > 0 && port < 65_536
    ? port
    : endWith(`PORT=${PORT} is not a port number.`);
}

/** Base URL of the composed site, from `SITE_CONFIG`. */
export function composedUrl(): string | undefined {
  const { SITE_CONFIG } = process.env;
  if (!SITE_CONFIG) return undefined;
  const config = parse(SITE_CONFIG);
  for (const name of ['apiBaseUrl', 'composedUrl']) {
    const address = config?.[name];
    if (address !== undefined && !/^https?:\/\//.test(String(address)))
      endWith(
        `SITE_CONFIG has ${name}: ${JSON.stringify(address)}. Write the whole address, with http:// or https://.`,
      );
  }
  return config?.composedUrl;
}

function parse(siteConfig: string) {
  try {
    return JSON.parse(siteConfig);
  } catch (error) {
    return endWith(
      `SITE_CONFIG is not JSON: ${(error as Error).message}. Write it like '{"apiBaseUrl":"https://api.example.org"}'.`,
    );
  }
}

/** @param server the HTTP server of the dev server, before it listens */
export function endWhenPortIsBusy(server: NodeJS.EventEmitter | undefined, port: number): void {
  server?.prependOnceListener('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      endWith(
        `Port ${port} is in use by another program. End that one, or set PORT to a free port: PORT=${port + 1} npm run dev`,
      );
  });
}
