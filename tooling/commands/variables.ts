import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { CommandError, runCommand } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { portVariable } from '../processes/ports.ts';
import { remotes, root } from '../repository.ts';

const target = path.join(root, 'docs/variables.md');

interface Variable {
  name: string;
  default: string;
  what: string;
}

/**
 * `npm run variables`: writes docs/variables.md, every variable of every process. Names and defaults come from the
 * schemas with which the processes read their environment, explanations from the documents of each process.
 * `-- --check` writes nothing and fails when the document is not current.
 */
runCommand(async () => {
  const { values } = readArguments('npm run variables -- [--check]', {
    options: { check: { type: 'boolean' } },
  });
  const text = await describeAll();
  if (!values.check) {
    writeFileSync(target, text);
    printLine(`Wrote ${path.relative(root, target)}.`);
  } else if (readFileSync(target, 'utf8') !== text)
    throw new CommandError('docs/variables.md is not current: npm run variables');
});

async function describeAll(): Promise<string> {
  const sections: [string, string, Variable[]][] = [
    [
      'Shell',
      'The site’s server, [site-variables.md](site-variables.md). With a bucket as release store also those of the S3 library, below.',
      await fromSchema('shell/server/config.ts', 'docs/site-variables.md'),
    ],
    [
      'API',
      'The reference API and its commands (`backup`, `restore`, `seed`, `import`, `make-staff`, `person`), [api.md](api.md).',
      await fromSchema('api/src/configuration/configuration.ts', 'docs/api.md'),
    ],
    [
      'S3 library',
      'Of the shell and of the commands for releases, when `RELEASE_STORE` is `s3://…`.',
      [
        { name: 'S3_ENDPOINT', default: '–', what: 'address of a store of another provider than Amazon' },
        { name: 'S3_REGION', default: '`AWS_REGION`, `us-east-1`', what: 'region of the bucket' },
        { name: 'AWS_ACCESS_KEY_ID', default: '–', what: 'key; or any other way of the AWS library' },
        { name: 'AWS_SECRET_ACCESS_KEY', default: '–', what: 'secret of the key' },
      ],
    ],
    [
      'Commands of the repository',
      '`npm start`, `npm run dev`, `npm run release` and others, besides the variables of the processes that they start. A benchmark states its own in its first comment.',
      commandVariables(),
    ],
    ['nginx', 'Of the image `deploy/images/edge.Dockerfile`.', fromScript('deploy/nginx/start-nginx.sh')],
  ];
  const tables = sections.map(([title, about, variables]) => {
    const rows = variables.map(({ name, what, ...rest }) => `| \`${name}\` | ${rest.default} | ${what} |`);
    return `## ${title}\n${about}\n\n| variable | default | what |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Variables of every process\n\nWritten by \`npm run variables\`; a test checks that it is current. **Required**: in production (\`NODE_ENV=production\`) the process does not start without it.\n\n${tables.join('\n')}`;
}

/** Variables of a process that exports `environmentSchema` and `requiredInProduction`. */
async function fromSchema(file: string, document: string): Promise<Variable[]> {
  const module = await import(pathToFileURL(path.join(root, file)).href);
  const schema = z.toJSONSchema(module.environmentSchema, { io: 'input', unrepresentable: 'any' });
  const required: readonly string[] = module.requiredInProduction;
  const rows = readFileSync(path.join(root, document), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
  const namesOf = ([, names = '']: string[]) =>
    [...names.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name);
  const properties = schema.properties ?? {};
  // Read outside the schema, such as the level of the log.
  const others = rows
    .flatMap((row) => (file.startsWith('shell/') ? namesOf(row) : []))
    .filter((name) => !(name in properties));
  const variables = [...Object.entries(properties), ...others.map((name) => [name, {}] as const)];
  return variables.map(([name, property]) => {
    const row = rows.find((candidate) => namesOf(candidate).includes(name));
    if (!row) throw new CommandError(`${document} does not explain ${name}.`);
    const value = (property as { default?: unknown }).default;
    // Paths of the machine that writes the document.
    const shown =
      typeof value === 'string' && value.startsWith(root) ? path.relative(root, value) : String(value);
    return {
      name,
      default: required.includes(name)
        ? '**required**'
        : value !== undefined && value !== ''
          ? `\`${shown}\``
          : // Where the schema has none: what the document of the process says, if the row is of this variable alone.
            (namesOf(row).length === 1 && row[2]) || '–',
      // A link to another heading of the same document.
      what: (row.at(-2) || row[2] || '').replaceAll('](#', `](${path.basename(document)}#`),
    };
  });
}

const commandVariables = (): Variable[] => [
  { name: 'PORT', default: '`3000`', what: 'port of the composed site; `npm run cluster`: `3443`' },
  { name: 'API_PORT', default: '`4000`', what: 'port of the API; `npm run cluster`: `4443`' },
  ...remotes.map(({ name, port }) => ({
    name: portVariable(name),
    default: `\`${port}\``,
    what: `port of ${name} alone`,
  })),
  { name: 'SHELL_PORT', default: '`3009`', what: "`npm run dev`: port of the shell's dev server" },
  {
    name: 'API_BASE_URL',
    default: '–',
    what: '`npm start`, `npm run dev`: an API that runs elsewhere; none is started',
  },
  { name: 'CONTENT', default: '`content`', what: 'folder or address of the content pack' },
  { name: 'RELEASE_STORE', default: '`.releases`', what: 'folder or `s3://…` of the releases' },
  {
    name: 'CHANNEL',
    default: '`production`',
    what: 'channel of `npm run release` and the commands beside it',
  },
  { name: 'PREVIEW_KEY', default: 'that of the local site', what: '`npm run preview`: secret of the site' },
  { name: 'PREVIEW_SITE', default: 'the local site', what: '`npm run preview`: address of the site' },
  { name: 'CHROMIUM', default: 'one that is found', what: 'program of the browser tests and benchmarks' },
  {
    name: 'POSTGRES_BIN',
    default: 'one that is found',
    what: 'folder of the programs of PostgreSQL: tests, `npm run cluster`, `backup`, `restore`',
  },
  {
    name: 'SITE_URL',
    default: '–',
    what: '`npm run e2e`: a site that runs already; none is started ([qa.md](qa.md#suites))',
  },
];

/** Variables of the start script of nginx: `# NAME: what`, and `NAME="${NAME:-default}"`. */
function fromScript(file: string): Variable[] {
  const script = readFileSync(path.join(root, file), 'utf8');
  return [...script.matchAll(/^# ([A-Z_]+): (.+)$/gm)].map(([, name = '', what = '']) => {
    const value = new RegExp(`\\$\\{${name}:-([^}]*)\\}`).exec(script)?.[1];
    const isRequired = script.includes(`\${${name}:?`);
    return { name, what, default: isRequired ? '**required**' : value ? `\`${value}\`` : '–' };
  });
}
