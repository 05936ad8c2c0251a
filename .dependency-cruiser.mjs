/**
 * The table of rooms, enforced: which folder may import which. `npm run rooms` checks it, and `npm test` does.
 * docs/architecture.md explains the rooms; a new arrow belongs here and there, with its reason.
 */
import { RESERVED_LIBRARIES } from './shared-releases/src/contract/imports.ts';

const MFE = 'mfe-[^/]+';

/** Room → what it may import: another room, or only a part of it. */
const rooms = {
  'shared-language': [],
  'shared-api': ['shared-language'],
  'shared-facts': ['shared-language'],
  'shared-ui': ['shared-language'],
  'shared-content': [],
  'shared-tracing': [],
  'shared-server': [],
  'shared-shell': ['shared-language', 'shared-api', 'shared-ui', 'shared-content'],
  'shared-releases': ['shared-language', 'shared-shell', 'shared-content'],
  'shared-host': [
    'shared-language',
    'shared-api',
    'shared-ui',
    'shared-shell',
    'shared-releases',
    'shared-content',
  ],
  [MFE]: ['shared-language', 'shared-api', 'shared-facts', 'shared-ui', 'shared-shell'],
  shell: [
    'shared-language',
    'shared-api',
    'shared-ui',
    'shared-shell',
    'shared-host',
    'shared-releases',
    'shared-content',
    'shared-tracing',
    'shared-server',
  ],
  // Its calendar feed has the same dates in the same words as the site's download.
  api: [
    'shared-language',
    'shared-api/src/(schemas|dates)/',
    'shared-facts/src/rates/',
    'shared-content',
    'shared-tracing',
    'shared-server',
  ],
  tooling: [
    'shared-shell/src/remote/remote-config\\.ts',
    'shared-releases',
    'shared-content',
    'shared-language',
  ],
  bench: ['api', MFE, 'shared-host', 'shared-releases', 'shell/server/telemetry/', 'tooling'],
  e2e: ['shared-releases', 'shared-content', 'tooling'],
};

/** What only some files of a room may import beside the table above. */
const exceptions = [
  // Build and test configurations use the presets.
  { files: '^[^/]+/[^/]*\\.config\\.(ts|mjs)$|/gallery/', to: 'tooling' },
  // A remote alone at its dev port, and its tests, need a host.
  { files: `^${MFE}/(src/standalone\\.tsx$|.*(\\.test\\.tsx?$|/testing/))`, to: 'shared-host' },
  // Tests of the API start the same PostgreSQL as the browser tests, and ask it with the site's own client.
  { files: '^api/(test|scripts)/', to: 'tooling' },
  { files: '^api/test/', to: 'shared-api' },
  // Remotes that only browser tests release are written as all others.
  ...['shared-shell', 'shared-ui', 'shared-host'].map((to) => ({ files: '^e2e/remotes/', to })),
];

/**
 * Libraries that only some rooms import. The others use them through the shared packages, so that a remote never depends
 * on their version and the page carries them once.
 */
const libraries = [
  { packages: '@mui', rooms: ['shared-ui'], instead: 'the components of shared-ui' },
  {
    packages: 'axios',
    rooms: ['shared-api'],
    instead: 'useApi() of shared-shell with the queries of shared-api',
  },
  { packages: '@tanstack', rooms: ['shared-api'], instead: 'the query functions that shared-api exports' },
  {
    packages: 'react-router(-dom)?',
    // The check of a content pack matches links as the site does.
    rooms: ['shared-shell', 'shared-host', 'tooling'],
    instead: 'Link, useNavigate, useLocation, useParams and useSearchParams of shared-shell',
  },
  { packages: '@aws-sdk', rooms: ['shared-releases', 'api'], instead: 'openReleaseStore of shared-releases' },
];

/** One rule per room that can be imported: everything not listed is forbidden. */
const table = Object.keys(rooms).flatMap((room) => {
  const importers = Object.entries(rooms).filter(([, allowed]) => allowed.includes(room));
  const partial = Object.entries(rooms).flatMap(([importer, allowed]) =>
    allowed.filter((to) => to.startsWith(`${room}/`)).map((to) => ({ importer, to })),
  );
  const mayImport = [
    `^${room}/`,
    ...importers.map(([importer]) => `^${importer}/`),
    ...partial.map(({ importer }) => `^${importer}/`),
    ...exceptions.filter(({ to }) => to === room).map(({ files }) => files),
  ];
  const rule = (from, to) => ({
    name: `room:${room}`,
    comment: `This file may not import ${room}: see the table of rooms in .dependency-cruiser.mjs.`,
    severity: 'error',
    from,
    to,
  });
  return [
    rule({ pathNot: mayImport }, { path: `^${room}/` }),
    ...partial.map(({ importer, to }) =>
      rule(
        {
          path: `^${importer}/`,
          pathNot: exceptions.filter((one) => one.to === room).map(({ files }) => files),
        },
        { path: `^${room}/`, pathNot: `^${to}` },
      ),
    ),
  ];
});

/** Folder of `api/src` → the folders it may import: composition root, domains, infrastructure (docs/api.md). */
const INFRASTRUCTURE = ['configuration', 'database', 'storage', 'http', 'mail', 'media'];
const DOMAINS = [
  'accounts',
  'catalogue',
  'blog',
  'events',
  'applications',
  'shortlist',
  'calendar-feed',
  'appointments',
  'contact',
  'exchange-rates',
  'staff',
];
const apiFolders = {
  composition: [...DOMAINS, ...INFRASTRUCTURE],
  accounts: INFRASTRUCTURE,
  catalogue: ['exchange-rates', ...INFRASTRUCTURE],
  blog: INFRASTRUCTURE,
  events: ['accounts', ...INFRASTRUCTURE],
  applications: ['accounts', ...INFRASTRUCTURE],
  shortlist: ['accounts', ...INFRASTRUCTURE],
  'calendar-feed': ['accounts', ...INFRASTRUCTURE],
  appointments: ['accounts', ...INFRASTRUCTURE],
  contact: INFRASTRUCTURE,
  'exchange-rates': INFRASTRUCTURE,
  staff: ['accounts', 'applications', 'appointments', 'catalogue', 'events', ...INFRASTRUCTURE],
  configuration: [],
  database: [],
  storage: ['configuration'],
  http: ['configuration', 'database', 'storage'],
  mail: ['configuration', 'database', 'http'],
  media: ['database', 'http'],
  import: ['catalogue', ...INFRASTRUCTURE],
  'personal-data': INFRASTRUCTURE,
  'demo-data': ['accounts', 'catalogue', ...INFRASTRUCTURE],
};

const apiLayers = [
  ...Object.entries(apiFolders).map(([folder, allowed]) => ({
    name: `api:${folder}`,
    comment: `api/src/${folder} imports only ${allowed.join(', ') || 'its own files'}: see docs/api.md.`,
    severity: 'error',
    from: { path: `^api/src/${folder}/` },
    to: { path: '^api/src/', pathNot: [folder, ...allowed].map((name) => `^api/src/${name}/`) },
  })),
  {
    name: 'api:demo-data',
    comment:
      'Only entry points load the demonstration data: main.ts, where DEMO_DATA is set, and the scripts.',
    severity: 'error',
    from: { path: '^api/', pathNot: '^api/(src/(demo-data/|main\\.ts$)|scripts/|test/)' },
    to: { path: '^api/src/demo-data/' },
  },
  {
    name: 'api:import',
    comment: 'Only the command reads the files of an import; the service answers what is in the database.',
    severity: 'error',
    from: { path: '^api/', pathNot: '^api/(src/import/|scripts/|test/)' },
    to: { path: '^api/src/import/' },
  },
];

export default {
  forbidden: [
    ...table,
    ...apiLayers,
    ...libraries.map(({ packages, rooms: allowed, instead }) => ({
      name: `library:${packages}`,
      comment: `Use ${instead}.`,
      severity: 'error',
      from: { pathNot: `^(${allowed.join('|')})/` },
      to: { path: `^node_modules/${packages}/` },
    })),
    // What the release gate refuses, for remotes.
    ...RESERVED_LIBRARIES.map(({ packages, instead }) => ({
      name: `reserved:${packages.join(',')}`,
      comment: `Use ${instead}.`,
      severity: 'error',
      from: { path: `^${MFE}/` },
      to: { path: `^node_modules/(${packages.map((name) => name.replace('/*', '')).join('|')})/` },
    })),
    {
      name: 'remote-to-remote',
      comment: 'A remote never imports another remote: use Widget and Link.',
      severity: 'error',
      from: { path: `^(${MFE})/` },
      to: { path: `^${MFE}/`, pathNot: '^$1/' },
    },
    {
      name: 'no-circular',
      comment: 'Modules that import each other in a circle cannot be understood or tested one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Libraries stay, or no rule would see an import of them: many have their code in a folder dist.
    exclude: { path: '^(?!node_modules/).*\\b(dist|template)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
