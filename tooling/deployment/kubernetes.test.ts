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
  for (const { spec } of manifests.filter(({ kind }) => kind === 'Deployment')) {
    const [{ image, envFrom }] = spec.template.spec.containers;
    expect(image).toMatch(/:\d+\.\d+\.\d+$/);
    expect(configured).toContain(envFrom[0].configMapRef.name);
  }
});
