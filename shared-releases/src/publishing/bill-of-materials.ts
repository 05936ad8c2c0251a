import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MODULE_LIST_FILE, type ModuleList, moduleListSchema } from '../gates/module-list.ts';

/** Name of the bill of materials beside the descriptor of a release. */
export const BILL_OF_MATERIALS_FILE = 'sbom.cdx.json';

/**
 * The packages in the bundles of a release, as a software bill of materials: CycloneDX 1.6 in JSON. Same build, same text.
 * Packages that the shell provides at run time are in the shell's own bill.
 * @param released name and version of the remote, or of the shell
 */
function billOfMaterials(
  released: { name: string; version: string },
  { packages }: Pick<ModuleList, 'packages'>,
): object {
  const components = packages
    .filter(({ role }) => role !== 'own')
    .map(({ name, version, license }) => ({
      type: 'library',
      'bom-ref': packageUrl(name, version),
      name,
      ...(version && { version }),
      // An expression such as `MIT OR CC0-1.0`, or one identifier, which is an expression too.
      ...(license && license !== 'UNLICENSED' && { licenses: [{ expression: license }] }),
      purl: packageUrl(name, version),
    }))
    .sort((one, other) => (one.purl < other.purl ? -1 : 1));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': released.name, ...released } },
    components: components.filter(({ purl }, index) => purl !== components[index - 1]?.purl),
  };
}

/** `pkg:npm/%40emotion/styled@11.14.1`. */
const packageUrl = (name: string, version: string | undefined): string =>
  `pkg:npm/${name.replace('@', '%40')}${version ? `@${version}` : ''}`;

/** The bill of a built folder; null for a build without a list of its modules. */
export function readBillOfMaterials(
  dist: string,
  released: { name: string; version: string },
): string | null {
  const file = path.join(dist, MODULE_LIST_FILE);
  if (!existsSync(file)) return null;
  const list = moduleListSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return `${JSON.stringify(billOfMaterials(released, list), null, 2)}\n`;
}
