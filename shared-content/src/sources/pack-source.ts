/** Where the files of a pack come from. */
export interface PackSource {
  /** Folder or address, as it was configured. */
  name: string;
  /** Content of a file, null when there is none. @throws when the source cannot be reached */
  read: (file: string) => Promise<Buffer | null>;
  /** All files, for finding those that nothing uses; only folders can tell. */
  list?: () => Promise<string[]>;
}
