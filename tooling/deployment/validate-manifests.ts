import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';

// Reads manifests from standard input and writes, as JSON, what the schemas of Kubernetes say against each; empty when it
// is valid. A process of its own, because the package with the schemas can only be imported as an ECMAScript module.

type Models = Record<string, new (data: object) => { validate: () => void }>;

const groups: Record<string, object> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

function problemOf(manifest: { apiVersion: string; kind: string }): string {
  const Model = (groups[manifest.apiVersion] as Models | undefined)?.[manifest.kind];
  if (!Model) return `${manifest.apiVersion} ${manifest.kind} is unknown`;
  try {
    new Model(manifest).validate();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

let text = '';
for await (const chunk of process.stdin) text += chunk;
process.stdout.write(JSON.stringify(parseAllDocuments(text).map((document) => problemOf(document.toJS()))));
