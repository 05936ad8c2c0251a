/**
 * Whether a picture has its end; a copy that was interrupted has not, and browsers show only its upper part. Follows
 * the parts of the file, because cameras write further data after the end. Other types than these pass.
 * @param type as `image-size` names it
 */
export function isComplete(body: Buffer, type: string): boolean {
  if (type === 'jpg') return isCompleteJpeg(body);
  if (type === 'png') return isCompletePng(body);
  // The container of WebP says its length after `RIFF`.
  if (type === 'webp') return body.readUInt32LE(4) + 8 <= body.length;
  return true;
}

function isCompleteJpeg(body: Buffer): boolean {
  let at = 2;
  while (at < body.length) {
    // Between markers is picture data, in which FF is always followed by 00 or the number of a restart.
    at = body.indexOf(0xff, at);
    const marker = body[at + 1];
    if (at < 0 || marker === undefined) return false;
    if (marker === 0xd9) return true;
    if (marker === 0xff) at += 1;
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (at + 4 > body.length) return false;
    // Skips the whole segment: a preview in it has an end of its own.
    else at += 2 + body.readUInt16BE(at + 2);
  }
  return false;
}

function isCompletePng(body: Buffer): boolean {
  let at = 8;
  while (at + 12 <= body.length) {
    const type = body.toString('latin1', at + 4, at + 8);
    // Length and type before the data, a checksum after it.
    at += 12 + body.readUInt32BE(at);
    if (type === 'IEND') return at <= body.length;
  }
  return false;
}
