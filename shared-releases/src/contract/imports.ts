/**
 * What a remote may import: the one table behind the release gate, the lint rules of `biome.json`, the rules of
 * `.dependency-cruiser.mjs` and the table in `docs/contract.md`. A test compares the copies with it.
 */

/** Packages of this project that a remote imports, by name or by subpath. */
export const CONTRACT_PACKAGES = ['shared-api', 'shared-facts', 'shared-shell', 'shared-ui'] as const;

/** Packages of this project that never become part of a remote's bundles. Its tests and its standalone host use some. */
export const INTERNAL_PACKAGES = [
  'api',
  'bench',
  'e2e',
  'remote-tooling',
  'shared-content',
  'shared-host',
  'shared-releases',
  'tooling',
] as const;

/** Libraries that only the shared packages import, so that a page carries them once and no remote depends on their version. */
export interface ReservedLibraries {
  /** Package names; `@scope/*` stands for every package of the scope. Subpaths are included. */
  packages: readonly string[];
  /** What a remote uses instead. */
  instead: string;
}

export const RESERVED_LIBRARIES: readonly ReservedLibraries[] = [
  { packages: ['@mui/*'], instead: 'the components of shared-ui' },
  { packages: ['@emotion/*'], instead: 'styled and css of shared-ui' },
  { packages: ['axios'], instead: 'useApi() of shared-shell with the queries of shared-api' },
  { packages: ['@tanstack/*'], instead: 'the query functions that shared-api exports' },
  {
    packages: ['react-router', 'react-router-dom'],
    instead: 'Link, useNavigate, useLocation, useParams and useSearchParams of shared-shell',
  },
  { packages: ['zustand'], instead: 'state of React, and useSession and useNotify of shared-shell' },
];

/** Package that a request names: `@mui/material/Button` → `@mui/material`; null for relative and absolute paths. */
export function packageOf(request: string): string | null {
  const parts = /^(@[^/]+\/[^/]+|[^@./][^/:]*)(?:\/|$)/.exec(request);
  return parts?.[1] ?? null;
}

/** The entry of the table that a package belongs to. */
export const findReserved = (name: string): ReservedLibraries | undefined =>
  RESERVED_LIBRARIES.find(({ packages }) =>
    packages.some((pattern) =>
      pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    ),
  );

/** Message of the rule against imports of remotes and of the shell, in lint and gate. */
export const REMOTE_IMPORT_REMEDY =
  'A remote never imports another remote or the shell: show its widget with <Widget>, link to its page with <Link>.';

/** The table as options of biome's rule `noRestrictedImports`. `**` covers subpaths and relative paths of any depth. */
export const restrictedImports = () => ({
  patterns: [
    ...RESERVED_LIBRARIES.map(({ packages, instead }) => ({
      group: packages.flatMap((pattern) =>
        pattern.endsWith('/*') ? [`${pattern}*`] : [pattern, `${pattern}/**`],
      ),
      message: `Use ${instead}.`,
    })),
    {
      group: ['shell', 'shell/**', '**/shell/**', 'mfe-*', 'mfe-*/**', '**/mfe-*/**'],
      message: REMOTE_IMPORT_REMEDY,
    },
  ],
});
