import { Gauge, type Registry } from 'prom-client';

/**
 * How many errors the newest content pack has: the last good one is served meanwhile, so that pages do not show it.
 * @param errors those of the newest pack, asked for at each scrape; undefined where nothing has been read
 */
export function addContentErrors(registry: Registry, errors: () => readonly string[] | undefined): void {
  new Gauge({
    name: 'content_pack_errors',
    help: 'Errors of the newest content pack, because of which an earlier one is served, or none; 0 while the newest is served.',
    registers: [registry],
    collect() {
      this.set(errors()?.length ?? 0);
    },
  });
}
