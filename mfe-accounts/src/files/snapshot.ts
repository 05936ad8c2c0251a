const read = (file: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });

/**
 * Copies the content of a chosen file into memory, because the file on disk may change or disappear before it is
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
