import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Compilation, Compiler, Module, RspackPluginInstance } from '@rspack/core';
import type { BuildModules, ListedModule, ModuleList } from 'shared-releases/release';

/** Modules that the preset itself adds to every remote. */
const ownRuntime = fileURLToPath(new URL('./runtime/', import.meta.url));

/**
 * Plugin that writes the module graph to `modules.json`, from which the release gate tells what a bundle contains. Use
 * one instance for all compilers of a remote: `const modules = moduleList(); … plugins: [modules]`.
 * @param dist folder of `remote.json`, relative to the compiler's context
 */
export function moduleList(dist = 'dist'): RspackPluginInstance {
  const packages = new PackageTable();
  const builds = new Map<string, BuildModules>();
  return {
    apply(compiler: Compiler) {
      const { context, name = 'web' } = compiler.options;
      const root = context ?? process.cwd();
      const folder = path.resolve(root, dist);
      let modules: ListedModule[] = [];
      compiler.hooks.compilation.tap('ModuleList', (compilation) => {
        // Before tree-shaking and concatenation, so that every import is there.
        compilation.hooks.finishModules.tap('ModuleList', () => {
          modules = readModules(compilation, packages, root);
        });
      });
      compiler.hooks.afterEmit.tap('ModuleList', (compilation) => {
        const output = compilation.outputOptions.path ?? folder;
        const written = compilation.getAssets().filter((asset) => /\.[cm]?js$/.test(asset.name));
        const scripts = written.map(({ name: asset }): [string, string] => {
          const full = path.join(output, asset);
          const hash = createHash('sha384').update(readFileSync(full)).digest('base64');
          return [path.relative(folder, full).split(path.sep).join('/'), `sha384-${hash}`];
        });
        builds.set(name, { name, scripts: Object.fromEntries(scripts), modules });
        const list: ModuleList = { schema: 1, packages: packages.entries, builds: [...builds.values()] };
        mkdirSync(folder, { recursive: true });
        writeFileSync(path.join(folder, 'modules.json'), `${JSON.stringify(list)}\n`);
      });
    },
  };
}

function readModules(compilation: Compilation, packages: PackageTable, root: string): ListedModule[] {
  const modules = [...compilation.modules].filter((module) => !fileOf(module)?.startsWith(ownRuntime));
  const indexes = new Map(modules.map((module, index) => [module.identifier(), index]));
  return modules.map((module) => {
    const imports = new Map<string, ListedModule['imports'][number]>();
    for (const connection of compilation.moduleGraph.getOutgoingConnections(module)) {
      const target = connection.module && indexes.get(connection.module.identifier());
      if (typeof target !== 'number') continue;
      const request = requestOf(connection.dependency) ?? '';
      imports.set(`${request} ${target}`, { request, module: target });
    }
    const file = fileOf(module);
    const owner = file ? packages.find(file, root) : null;
    return {
      ...(owner && { package: owner.index }),
      file: owner && file ? path.relative(owner.folder, file).split(path.sep).join('/') : '(generated)',
      imports: [...imports.values()],
    };
  });
}

const requestOf = (dependency: unknown) => (dependency as { request?: string } | null)?.request;

/** Absolute path without query; null for modules without a file, such as those that the shell provides. */
function fileOf(module: Module): string | null {
  const { resource } = module as { resource?: string };
  return resource && path.isAbsolute(resource) ? (resource.split('?')[0] ?? null) : null;
}

/** The packages that modules belong to: the nearest package.json with a name. */
class PackageTable {
  readonly entries: ModuleList['packages'] = [];
  readonly #byFolder = new Map<string, { index: number; folder: string } | null>();

  find(file: string, root: string): { index: number; folder: string } | null {
    return this.#at(path.dirname(file), root);
  }

  #at(folder: string, root: string): { index: number; folder: string } | null {
    const known = this.#byFolder.get(folder);
    if (known !== undefined) return known;
    const parent = path.dirname(folder);
    const entry = readPackage(folder, root);
    const found = entry
      ? { index: this.entries.push(entry) - 1, folder }
      : parent === folder
        ? null
        : this.#at(parent, root);
    this.#byFolder.set(folder, found);
    return found;
  }
}

function readPackage(folder: string, root: string): ModuleList['packages'][number] | null {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof name !== 'string') return null;
  const isRemote = ['remote.config.ts', 'remote.config.js', 'remote.json'].some((config) =>
    existsSync(path.join(folder, config)),
  );
  const role = path.resolve(folder) === path.resolve(root) ? 'own' : isRemote ? 'remote' : undefined;
  return {
    name,
    ...(typeof version === 'string' && { version }),
    ...(typeof license === 'string' && { license }),
    ...(role && { role }),
  };
}
