import { type ReleaseSet, type ReleaseStore, SHELL, shellVersions } from 'shared-releases';
import { type Host, loadHost } from './host.ts';
import { loadServedSet, type ServedSet } from './served-set.ts';

/**
 * Loads everything that a release set names: the shell and its canary, and under each of them the remotes, because each
 * shell has its own copy of React and is checked for compatibility. A shell that cannot be loaded is replaced by the one
 * served so far, or else by the one that the process was started with; a canary that cannot be loaded is left out.
 * @param own the shell that the process was started with; it is served when the set names none
 * @param previous the set served so far
 */
export async function loadSite(
  store: ReleaseStore,
  set: ReleaseSet,
  own: Host,
  previous: ServedSet | null,
): Promise<ServedSet> {
  const problems: ServedSet['problems'] = [];
  const servedBefore = [previous, previous?.hostCanary?.set ?? null].flatMap((one) => (one ? [one] : []));
  const known = [own, ...servedBefore.flatMap(({ host }) => (host ? [host] : []))];
  const load = async ({ version, descriptor }: { version: string; descriptor: string }) =>
    known.find((host) => host.version === version) ?? loadHost(store, version, descriptor, own.releaseOrigin);
  const refuse = (error: unknown) => {
    problems.push({ remote: SHELL, reason: error instanceof Error ? error.message : String(error) });
    return null;
  };
  const inLanguage = (host: Host, before: ServedSet | null, language?: string) =>
    loadServedSet(store, set, {
      shell: shellVersions(host.manifest),
      provided: host.render.provided,
      releaseOrigin: own.releaseOrigin,
      previous: before,
      servedNow: previous,
      ...(language && { language }),
    });
  const under = async (host: Host): Promise<ServedSet> => {
    const before = servedBefore.find((one) => one.host?.version === host.version) ?? null;
    const english = await inLanguage(host, before);
    const languages: Record<string, ServedSet> = {};
    for (const [language, translated] of Object.entries(host.languages ?? {}))
      languages[language] = {
        ...(await inLanguage(translated, before?.languages?.[language] ?? null, language)),
        host: translated,
      };
    return { ...english, ...(host.languages && { languages }) };
  };

  const named = set.shell ? await load(set.shell).catch(refuse) : own;
  const host = named ?? previous?.host ?? own;
  const canary = set.shell?.canary;
  const canaryHost = canary && canary.version !== host.version ? await load(canary).catch(refuse) : null;
  const stable = await under(host);
  const condemned = set.condemned && { condemned: set.condemned };
  return {
    ...stable,
    problems: [...problems, ...stable.problems],
    host,
    ...(canary &&
      canaryHost && {
        hostCanary: {
          percent: canary.percent,
          set: { ...(await under(canaryHost)), host: canaryHost, ...condemned },
        },
      }),
    ...condemned,
  };
}
