import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../repository.ts';

const folder = path.join(root, 'deploy/kubernetes');
const kubectl = (process.env.PATH ?? '')
  .split(':')
  .map((directory) => path.join(directory, 'kubectl'))
  .find((file) => existsSync(file));

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  // biome-ignore lint/suspicious/noExplicitAny: the schemas check the fields
  spec: any;
  data?: Record<string, string>;
}

const readAll = (text: string): Manifest[] => parseAllDocuments(text).map((document) => document.toJS());

/** What the schemas of Kubernetes say against each manifest; empty when it is valid. */
const problemsOf = (text: string): string[] =>
  JSON.parse(
    execFileSync(process.execPath, [path.join(root, 'tooling/deployment/validate-manifests.ts')], {
      input: text,
      encoding: 'utf8',
    }),
  );

const baseText = readdirSync(path.join(folder, 'base'))
  .filter((file) => file !== 'kustomization.yaml')
  .map((file) => readFileSync(path.join(folder, 'base', file), 'utf8'))
  .join('\n---\n');
const base = readAll(baseText);

test('every manifest fits the schema of Kubernetes, and a wrong one is found', () => {
  const wrong = baseText.replace('minReadySeconds: 10', 'minReadySeconds: ten');
  expect(problemsOf(baseText).filter(Boolean)).toEqual([]);
  expect(problemsOf(wrong).filter(Boolean)).toHaveLength(1);
});

const deployments = base.filter(({ kind }) => kind === 'Deployment');

test.each(deployments.map((one) => [one.metadata.name, one] as const))(
  '%s is upgraded without a gap, probed, limited and hardened',
  (name, { spec }) => {
    expect(spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    const { securityContext, containers, terminationGracePeriodSeconds } = spec.template.spec;
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    const [container] = containers;
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.livenessProbe.httpGet.path).toBe('/health');
    expect(container.readinessProbe.httpGet.path).toBe(name === 'edge' ? '/health' : '/ready');
    expect(container.lifecycle.preStop.sleep.seconds).toBeLessThan(terminationGracePeriodSeconds - 30);
    expect(container.resources.limits.memory).toBeDefined();
    const related = (kind: string) => base.filter((one) => one.kind === kind && one.metadata.name === name);
    expect(related('PodDisruptionBudget')).toHaveLength(1);
    expect(related('HorizontalPodAutoscaler')).toHaveLength(1);
    expect(related('NetworkPolicy')).toHaveLength(1);
  },
);

test.each(['api', 'edge'])('%s has time to finish the upload of documents on a slow network', (name) => {
  const pod = deployments.find(({ metadata }) => metadata.name === name)?.spec.template.spec;
  const [container] = pod.containers;
  const ending = pod.terminationGracePeriodSeconds - container.lifecycle.preStop.sleep.seconds;
  expect(ending).toBeGreaterThanOrEqual(122);
  const limit = container.env?.find((variable: { name: string }) => variable.name === 'SHUTDOWN_SECONDS');
  if (name === 'api') expect(limit?.value).toBe('120');
});

test('docs/operations.md says which pods are in the names while they start and stop', () => {
  const listed = base.filter(({ kind, spec }) => kind === 'Service' && spec.publishNotReadyAddresses);
  expect(listed.map(({ metadata }) => metadata.name)).toEqual(['api']);
  const operations = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  expect(operations).toContain(
    'An API is in the names as long as it runs (`publishNotReadyAddresses`), because without the database',
  );
});

const jobs = base.filter(({ kind }) => kind === 'CronJob');

test.each(jobs.map((one) => [one.metadata.name, one] as const))(
  '%s runs a script of the repository, hardened, and may reach the database',
  (_name, { spec }) => {
    const { metadata, spec: pod } = spec.jobTemplate.spec.template;
    const [container] = pod.containers;
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    // The image's entrypoint is `npm run --silent`.
    expect(Object.keys(scripts)).toContain(container.args[0]);
    // What pod-security.kubernetes.io/enforce: restricted asks for, and a read-only file system.
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const mine = base.filter(
      (one) =>
        one.kind === 'NetworkPolicy' &&
        one.spec.podSelector.matchLabels?.['app.kubernetes.io/name'] ===
          metadata.labels['app.kubernetes.io/name'],
    );
    const ports = mine.flatMap((one) =>
      one.spec.egress.flatMap((rule: { ports: { port: number }[] }) => rule.ports.map(({ port }) => port)),
    );
    expect(ports).toContain(5432);
    expect(container.envFrom).toEqual([
      { configMapRef: { name: 'api-config' } },
      { secretRef: { name: 'api-secrets' } },
    ]);
  },
);

test('a command that a person runs never runs by itself, and docs/operations.md has its line', () => {
  const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const lines = [
    ...guide.matchAll(
      /create job \S+ --from=cronjob\/(\S+) --dry-run=client -o yaml \\\n\s*\| sed 's\/([A-Z]+)\//g,
    ),
  ];
  const documented = Object.fromEntries(lines.map(([, name, word]) => [name, word]));
  const commands = jobs.filter(({ spec }) => spec.suspend);
  expect(commands.map(({ metadata }) => metadata.name).sort()).toEqual(['make-staff', 'restore']);
  for (const command of commands) {
    // The word that the line replaces is nowhere else in the manifest.
    const word = documented[command.metadata.name];
    expect(JSON.stringify(command).split(word ?? 'no line')).toHaveLength(2);
  }
});

test('no manifest holds a secret', () => {
  expect(base.filter(({ kind }) => kind === 'Secret')).toEqual([]);
  for (const overlay of ['staging', 'production'])
    for (const file of readdirSync(path.join(folder, overlay)))
      expect(readFileSync(path.join(folder, overlay, file), 'utf8')).not.toMatch(
        /^(JWT_SECRET|REPORT_KEY|PREVIEW_KEY|DATABASE_URL|SMTP_URL|.*ACCESS_KEY.*)=/m,
      );
});

// kubectl has kustomize built in; where it is not installed, the base is checked and the overlays are not.
(kubectl ? test.each : test.skip.each)(['staging', 'production'])('the overlay %s', (overlay) => {
  const text = execFileSync(kubectl ?? '', ['kustomize', path.join(folder, overlay)], { encoding: 'utf8' });
  const manifests = readAll(text);
  expect(problemsOf(text).filter(Boolean)).toEqual([]);
  for (const { kind, metadata } of manifests)
    if (kind !== 'Namespace') expect(metadata.namespace).toBe(`site-${overlay}`);
  const configured = manifests
    .filter(({ kind }) => kind === 'ConfigMap')
    .map(({ metadata }) => metadata.name);
  const templates = manifests.flatMap(({ kind, spec }) =>
    kind === 'Deployment' ? [spec.template] : kind === 'CronJob' ? [spec.jobTemplate.spec.template] : [],
  );
  for (const { spec } of templates) {
    const [{ image, envFrom }] = spec.containers;
    expect(image).toMatch(/:\d+\.\d+\.\d+$/);
    expect(configured).toContain(envFrom[0].configMapRef.name);
  }
});
