/** Tags of EXIF: where the block about the place begins, and the latitude in it. */
const GPS_BLOCK = 0x8825;
const GPS_LATITUDE = 0x0002;
/** How EXIF data begins: byte order, the number 42. */
const BEGINNINGS = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')];
/** What stands before it, in all types of picture. */
const MARKERS = ['Exif\0\0', 'EXIF', 'eXIf'];
/** Furthest distance from a marker to the data, in bytes: some types have a length between them. */
const MAX_DISTANCE = 10;

/** Whether a picture says where it was taken, as those of phones do. Everybody who loads it can read that. */
export const showsLocation = (body: Buffer): boolean =>
  MARKERS.some((marker) => {
    const at = body.indexOf(marker, 0, 'latin1');
    if (at < 0) return false;
    const near = body.subarray(at, at + marker.length + MAX_DISTANCE);
    const found = BEGINNINGS.map((beginning) => near.indexOf(beginning)).find((offset) => offset >= 0);
    return found !== undefined && hasLatitude(body.subarray(at + found));
  });

/** @param exif data whose offsets count from its beginning */
function hasLatitude(exif: Buffer): boolean {
  const isLittleEndian = exif[0] === 0x49;
  const read = (bytes: 2 | 4, at: number): number => {
    if (at + bytes > exif.length) return 0;
    return isLittleEndian ? exif.readUIntLE(at, bytes) : exif.readUIntBE(at, bytes);
  };
  /** Offset of the value of a tag in the block at an offset. */
  const placeOf = (tag: number, block: number): number | undefined => {
    const count = read(2, block);
    for (let entry = 0; entry < count; entry++) {
      const at = block + 2 + entry * 12;
      if (read(2, at) === tag) return at + 8;
    }
    return undefined;
  };
  const pointer = placeOf(GPS_BLOCK, read(4, 4));
  return pointer !== undefined && placeOf(GPS_LATITUDE, read(4, pointer)) !== undefined;
}
