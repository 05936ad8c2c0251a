import { ApiError } from 'shared-api';
import { type Host, PERMISSION_REFUSED, type Refusal, reportRefusal, type Session } from 'shared-shell/host';
import type { Permissions } from 'shared-shell/remote-config';
import { createStore } from 'zustand/vanilla';

const guest = { isLoggedIn: false, role: null, subject: null, isPersistent: true };

/** The host as a remote sees it: what the remote does not declare is refused and reported. */
export function limitHost(host: Host, remote: string, permissions: Permissions | undefined): Host {
  if (!permissions) return host;
  const { session = 'none', network = [] } = permissions;
  const refuse = (what: string, field: 'session' | 'network') => reportRefusal(remote, what, field);
  const nobody = createStore(() => guest);
  const limited: Host = {
    ...host,
    session: {
      ...host.session,
      get store() {
        if (session !== 'none') return host.session.store;
        refuse('the session', 'session');
        return nobody;
      },
      ...(session !== 'token' && {
        accessToken: () => {
          refuse('the token of the session', 'session');
          return null;
        },
        login: (_tokens: Parameters<Session['login']>[0]) => refuse('login', 'session'),
        logout: () => refuse('logout', 'session'),
      }),
    },
    api: {
      ...host.api,
      request: (call) => {
        if (!network.includes('api')) refuse('the API', 'network');
        else if (call.authenticated && session === 'none') refuse('calls in the visitor’s name', 'session');
        else return host.api.request(call);
        return Promise.reject(new ApiError('network'));
      },
    },
  };
  return limited;
}

/** Makes the host of each remote once, because a context value above server HTML must never change. */
export function hostPerRemote(
  host: Host,
  remotes: readonly { name: string; permissions?: Permissions }[],
): (remote: string) => Host {
  const hosts = new Map<string, Host>();
  return (name) => {
    const known = hosts.get(name);
    if (known) return known;
    const created = limitHost(host, name, remotes.find((one) => one.name === name)?.permissions);
    hosts.set(name, created);
    return created;
  };
}

/** Calls `onRefusal` once for each thing that a remote was refused. Returns the clean-up. */
export function watchRefusals(onRefusal: (refusal: Refusal) => void): () => void {
  const seen = new Set<string>();
  const listener = (event: Event) => {
    const { detail } = event as CustomEvent<Refusal>;
    if (seen.has(detail.message)) return;
    seen.add(detail.message);
    onRefusal(detail);
  };
  addEventListener(PERMISSION_REFUSED, listener);
  return () => removeEventListener(PERMISSION_REFUSED, listener);
}
