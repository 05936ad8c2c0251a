import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDescriptor } from 'shared-releases/descriptor';
import { permissionText } from 'shared-shell/remote-config';
import { printLine } from '../cli/print-line.ts';

/** Prints what a built remote uses of the host, for whoever releases it. */
export function printPermissions(dist: string): void {
  const file = path.join(dist, 'remote.json');
  const descriptor: RemoteDescriptor = JSON.parse(readFileSync(file, 'utf8'));
  printLine(`${descriptor.name} may use ${permissionText(descriptor)}`);
}
