import type { ServedRemote, ServedSet } from '../releases/served-set.ts';
import type { ScriptTag } from './document.ts';

/**
 * Files of the first view of a route: the owner's entry and page, and the widgets that the page shows; with the remotes
 * they come from.
 */
export function routeFiles(
  served: ServedSet,
  owner: ServedRemote,
  route: { scripts: string[]; styles: string[]; widgets: string[] },
) {
  const scripts = new Map<string, ScriptTag>();
  const styles = new Set<string>();
  const remotes = new Set<ServedRemote>();
  const add = (remote: ServedRemote, files: { scripts: string[]; styles: string[] }) => {
    const { page, descriptor, isElsewhere } = remote;
    if (page.refused || page.disabled || isElsewhere) return;
    remotes.add(remote);
    for (const file of [descriptor.entry.file, ...descriptor.scripts, ...files.scripts]) {
      scripts.set(`${page.base}/${file}`, {
        href: `${page.base}/${file}`,
        integrity: descriptor.files[file]?.integrity,
      });
    }
    for (const file of files.styles) styles.add(`${page.base}/${file}`);
  };
  add(owner, route);
  for (const name of route.widgets) {
    for (const remote of served.remotes) {
      const widget = remote.descriptor.widgets.find((offered) => offered.name === name);
      if (widget) add(remote, widget);
    }
  }
  return { scripts: [...scripts.values()], styles: [...styles], remotes: [...remotes] };
}
