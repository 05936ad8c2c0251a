import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CONTRACT_PACKAGES,
  findReserved,
  INTERNAL_PACKAGES,
  packageOf,
  REMOTE_IMPORT_REMEDY,
} from '../contract/imports.ts';
import type { RemoteDescriptor } from '../descriptor/index.ts';
import type { Candidate, Gate } from './gate.ts';
import {
  type BuildModules,
  type ListedModule,
  MODULE_LIST_FILE,
  type ModuleList,
  moduleListSchema,
} from './module-list.ts';

/** Limit of the listed violations; the rest is counted. */
const LISTED_VIOLATIONS = 10;

/**
 * The bundles contain no module of another remote or of the shell, and the remote's own modules and its libraries import
 * nothing that is reserved to the shared packages. The module graph of the build decides, so that it makes no difference
 * how a module was imported.
 */
export const importsGate: Gate = (candidate) => {
  const file = path.join(candidate.dist, MODULE_LIST_FILE);
  if (!existsSync(file))
    return `${file} is missing. Build with remoteBuild of the preset, or add its plugin moduleList() to the browser and the server configuration.`;
  const result = readModuleList(file);
  if (!result.success)
    return `${file} is not a list of modules: ${result.error.issues[0]?.message}. Build again.`;
  const list = result.data;
  const stale = findUnlistedScript(list, candidate.descriptor);
  if (stale)
    return `${file} does not describe ${stale}: it belongs to another build, or the configuration that writes this file has no moduleList(). Build again.`;
  const found = new Set(list.builds.flatMap((build) => findViolations(list, build, candidate)));
  if (found.size === 0) return null;
  const shown = [...found].slice(0, LISTED_VIOLATIONS);
  const more = found.size - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n    ');
};

function readModuleList(file: string) {
  try {
    return moduleListSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return moduleListSchema.safeParse(null);
  }
}

/** A script of the release that no build of the list wrote with this content. */
const findUnlistedScript = ({ builds }: ModuleList, { files }: RemoteDescriptor) =>
  Object.entries(files).find(
    ([file, { integrity }]) =>
      /\.[cm]?js$/.test(file) && !builds.some(({ scripts }) => scripts[file] === integrity),
  )?.[0];

/** Walks the imports from the remote's own modules, and not beyond the shared packages, which may import more. */
function findViolations(list: ModuleList, build: BuildModules, { descriptor, others }: Candidate): string[] {
  const { modules } = build;
  const packageAt = (module: ListedModule) =>
    module.package === undefined ? undefined : list.packages[module.package];
  const isRemote = (name: string) =>
    (name.startsWith('mfe-') && name !== descriptor.name) || others.some((other) => other.name === name);
  const imported = new Set(modules.flatMap(({ imports }) => imports.map(({ module }) => module)));
  const violations: string[] = [];

  /** The file as a person of the team finds it: own files by path, others with their package. */
  const label = (module: ListedModule) => {
    const owner = packageAt(module);
    return owner && owner.role !== 'own' ? `${owner.name}/${module.file}` : module.file;
  };
  const judge = (name: string | undefined, role: string | undefined): string | null => {
    if (name === undefined || role === 'own') return null;
    if (role === 'remote' || name === 'shell' || isRemote(name)) return REMOTE_IMPORT_REMEDY;
    const reserved = findReserved(name);
    if (reserved) return `${name} is reserved to the shared packages: use ${reserved.instead}.`;
    if (INTERNAL_PACKAGES.some((internal) => internal === name))
      return `${name} is not part of the contract: only tests and src/standalone.tsx may import it.`;
    return null;
  };

  const visited = new Set<number>();
  const queue: { index: number; via: readonly string[] }[] = modules.flatMap((module, index) =>
    packageAt(module)?.role === 'own' || !imported.has(index) ? [{ index, via: [] }] : [],
  );
  for (const { index, via } of queue) {
    if (visited.has(index)) continue;
    visited.add(index);
    const module = modules[index];
    if (!module) continue;
    const owner = packageAt(module);
    if (via.length === 0 && owner?.role !== 'own') {
      const refusal = judge(owner?.name, owner?.role);
      if (refusal) violations.push(`${label(module)} is an entry of the ${build.name} build. ${refusal}`);
    }
    if (CONTRACT_PACKAGES.some((name) => name === owner?.name)) continue;
    const chain = owner?.role === 'own' ? [label(module)] : [...via, label(module)];
    for (const { request, module: target } of module.imports) {
      const next = modules[target];
      if (!next) continue;
      const nextOwner = packageAt(next);
      // What the shell provides has no file in the build, so the request names the package.
      const refusal = judge(nextOwner?.name ?? packageOf(request) ?? undefined, nextOwner?.role);
      if (refusal) violations.push(`${chain.join(' → ')} imports ${request}. ${refusal}`);
      else queue.push({ index: target, via: chain });
    }
  }
  return violations;
}
