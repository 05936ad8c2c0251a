import type { StoredFile } from './store-file.ts';

/** Collects the problems of single files, so that one answer names all of them. */
export class FileErrors {
  readonly #errors = new Map<string, Map<number, object>>();

  add(group: string, index: number, message: string): void {
    const errorsOfGroup = this.#errors.get(group) ?? new Map<number, object>();
    errorsOfGroup.set(index, { file: [message] });
    this.#errors.set(group, errorsOfGroup);
  }

  /** DRF's nested errors (API-32): for each group with a problem one entry per file, `{}` for valid files. */
  nest(storedFiles: readonly StoredFile[]): Record<string, object[]> {
    const nested: Record<string, object[]> = {};
    for (const [group, errorsOfGroup] of this.#errors) {
      const indexes = new Set([
        ...errorsOfGroup.keys(),
        ...storedFiles.filter((file) => file.group === group).map((file) => file.index),
      ]);
      nested[group] = [...indexes].sort((a, b) => a - b).map((index) => errorsOfGroup.get(index) ?? {});
    }
    return nested;
  }
}
