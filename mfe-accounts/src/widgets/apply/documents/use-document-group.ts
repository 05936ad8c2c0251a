import { useState } from 'react';
import { addFiles, type FileLimits, isOversized, isSameFile } from '../../../files/file-rules.ts';
import { isLargePicture, shrinkPicture } from '../../../files/shrink-picture.ts';
import { snapshot } from '../../../files/snapshot.ts';
import { messages } from '../../../messages.en.ts';

/** Receives an update function, because files are read asynchronously and other changes may come first. */
export type ChangeFiles = (update: (files: readonly File[]) => readonly File[]) => void;

/** Adding, rejecting, shrinking and removing files of one group. */
export function useDocumentGroup(files: readonly File[], limits: FileLimits, onChange: ChangeFiles) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** Rejected pictures that would fit after shrinking. */
  const [oversized, setOversized] = useState<readonly File[]>([]);
  /** Large pictures for which the visitor has already decided. */
  const [decided, setDecided] = useState<readonly File[]>([]);
  const [isShrinking, setIsShrinking] = useState(false);
  /** What has just changed in the list, for screen readers. */
  const [status, setStatus] = useState('');
  const isDecided = (file: File) => decided.some((other) => isSameFile(other, file));
  const large = [...files.filter((file) => isLargePicture(file) && !isDecided(file)), ...oversized];

  const pick = async (picked: readonly File[]) => {
    const checked = addFiles(files, picked, limits);
    const added = checked.files.slice(files.length);
    const copies = await Promise.all(added.map(snapshot));
    const unreadable = added
      .filter((_, index) => copies[index] === null)
      .map(({ name }) => messages.unreadable(name));
    setRefused([...checked.refused, ...unreadable]);
    setOversized(picked.filter((file) => isLargePicture(file) && isOversized(file, limits)));
    const readable = copies.filter((copy) => copy !== null);
    setStatus(readable.length > 0 ? messages.filesAdded(readable.map(({ name }) => name).join(', ')) : '');
    if (readable.length > 0) onChange((current) => addFiles(current, readable, limits).files);
  };

  const shrink = async () => {
    setIsShrinking(true);
    const pairs: { before: File; after: File }[] = [];
    // Sequentially: phones do not have the memory for several decoded photos.
    for (const before of large) pairs.push({ before, after: await shrinkPicture(before) });
    const late = pairs.filter(({ before }) => oversized.includes(before)).map(({ after }) => after);
    setIsShrinking(false);
    setDecided((earlier) => [...earlier, ...pairs.map(({ after }) => after)]);
    setOversized([]);
    setRefused(addFiles([], late, limits).refused);
    onChange((current) => {
      const replaced = current.map((file) => pairs.find(({ before }) => before === file)?.after ?? file);
      return addFiles(replaced, late, limits).files;
    });
  };

  return {
    refused,
    large,
    isShrinking,
    status,
    pick,
    shrink,
    keep: () => {
      setDecided((earlier) => [...earlier, ...large]);
      setOversized([]);
    },
    remove: (file: File) => {
      setRefused([]);
      setOversized([]);
      setStatus(messages.fileRemoved(file.name));
      onChange((current) => current.filter((other) => !isSameFile(other, file)));
    },
  };
}
