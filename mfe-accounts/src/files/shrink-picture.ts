/** Above this size the visitor is offered to shrink a picture. */
export const LARGE_PICTURE_BYTES = 2 * 1024 * 1024;
/** An A4 page stays readable with this many pixels on its longer side. */
const MAX_SIDE_PX = 1600;
const JPEG_QUALITY = 0.85;

export const isLargePicture = (file: Pick<File, 'name' | 'size'>): boolean =>
  file.size > LARGE_PICTURE_BYTES && /\.(jpe?g|png)$/i.test(file.name);

/** Size within the longest side, never enlarged. */
export function fittingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The picture as a smaller JPEG in the right orientation; the original when that fails or is not smaller. */
export async function shrinkPicture(file: File): Promise<File> {
  try {
    // In the picture's own orientation, which is the default; Chrome 106 throws for its name, `from-image`.
    const bitmap = await createImageBitmap(file);
    const size = fittingSize(bitmap.width, bitmap.height);
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG has no transparency: without a white background, transparent scans turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
    );
    if (!blob || blob.size >= file.size) return file;
    const name = file.name.replace(/\.\w+$/, '.jpg');
    return new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified });
  } catch {
    return file;
  }
}
