const read = (file: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });

/**
 * A copy of a picked file's content. A file on disk can change or vanish after picking; what was picked is what is
 * sent. Null when it cannot be read.
 */
export async function snapshot(file: File): Promise<File | null> {
  try {
    const { name, type, lastModified } = file;
    return new File([await read(file)], name, { type, lastModified });
  } catch {
    return null;
  }
}
