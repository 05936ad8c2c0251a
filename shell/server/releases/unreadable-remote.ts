import type { RemoteDescriptor } from 'shared-releases/descriptor';
import type { PageRemote } from '../../src/page-data.ts';

const REASON = 'its descriptor cannot be read';

/**
 * Stands for a released remote of which no descriptor can be read, neither of this version nor of an earlier one. Its
 * addresses are not known, so it takes every address that no other remote has: they answer 503 with a message instead
 * of 404, which would tell search engines to forget the area's pages.
 */
export function unreadableRemote(name: string, version: string) {
  const routes: RemoteDescriptor['routes'] = [
    { path: '*', page: 'unreadable', scripts: [], styles: [], widgets: [] },
  ];
  const entry = { file: '', global: '' };
  const parts: Pick<RemoteDescriptor, 'name' | 'version' | 'routes' | 'redirects' | 'nav'> = {
    name,
    version,
    routes,
    redirects: [],
    nav: [],
  };
  const descriptor: RemoteDescriptor = {
    ...parts,
    schema: 1,
    commit: '',
    owner: name,
    requires: { shell: '*' },
    widgets: [],
    feeds: [],
    shared: {},
    scripts: [],
    entry,
    server: { file: '' },
    files: {},
  };
  const page: PageRemote = {
    ...parts,
    base: '',
    entry: { ...entry, integrity: '' },
    widgets: [],
    disabled: true,
  };
  return { name, version, descriptor, page, bundle: null, bundleProblem: REASON };
}

/** Whether a remote of a set only stands for one that cannot be read. */
export const isUnreadable = ({ bundleProblem }: { bundleProblem?: string }) => bundleProblem === REASON;
