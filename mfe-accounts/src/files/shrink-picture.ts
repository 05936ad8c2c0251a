/** Pictures above this size are offered to be made smaller: a phone's photo of a certificate needs no more. */
export const LARGE_PICTURE_BYTES = 2 * 1024 * 1024;
/** Text of an A4 page stays readable at this many pixels of its longer side. */
const MAX_SIDE_PX = 1600;
const JPEG_QUALITY = 0.85;

export const isLargePicture = (file: Pick<File, 'name' | 'size'>): boolean =>
  file.size > LARGE_PICTURE_BYTES && /\.(jpe?g|png)$/i.test(file.name);

/** Width and height that fit the longest side, never enlarged. */
export function fittingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The picture as a smaller JPEG, upright as the camera held it; the picture itself where that fails or gains nothing. */
export async function shrinkPicture(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const size = fittingSize(bitmap.width, bitmap.height);
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG knows no transparency: a scan with a clear background must not turn black.
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
