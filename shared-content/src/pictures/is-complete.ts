/**
 * Whether a picture has its end; a copy that was interrupted has not, and browsers show only its upper part. Follows
 * the parts of the file, because cameras write further data after the end.
 * @param type as `image-size` names it
 */
export function isComplete(body: Buffer, type: string): boolean {
  if (type === 'jpg') return isCompleteJpeg(body);
  if (type === 'png') return isCompletePng(body);
  // The container of WebP says its length after `RIFF`.
  if (type === 'webp') return body.readUInt32LE(4) + 8 <= body.length;
  if (type === 'svg') return isCompleteSvg(body.toString('utf8'));
  return isCompleteAvif(body);
}

/** The drawing ends with `</svg>`, or is one element without content; comments may follow. */
function isCompleteSvg(svg: string): boolean {
  let text = svg.trimEnd();
  while (text.endsWith('-->')) text = text.slice(0, Math.max(0, text.lastIndexOf('<!--'))).trimEnd();
  return /<\/svg\s*>$/.test(text.slice(-100)) || /<svg\s[^>]*\/>$/.test(text);
}

/** The file is a row of boxes, each with its length before its name; the picture itself is in `mdat`. */
function isCompleteAvif(body: Buffer): boolean {
  let at = 0;
  while (at + 8 <= body.length) {
    const length = body.readUInt32BE(at);
    const type = body.toString('latin1', at + 4, at + 8);
    // The last box may have 0 for "until the end of the file"; 1 stands for a length of 8 bytes.
    if (length === 0) return true;
    at += length === 1 && at + 16 <= body.length ? Number(body.readBigUInt64BE(at + 8)) : Math.max(length, 8);
    if (at > body.length) return false;
    if (type === 'mdat') return true;
  }
  return false;
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
