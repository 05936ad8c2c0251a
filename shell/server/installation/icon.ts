import { LRUCache } from 'lru-cache';

/** The ridge at dawn of the favicon, without rounded corners and drawn into the middle: launchers cut icons to any shape. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#172C6B"/><stop offset=".6" stop-color="#5E74B8"/><stop offset="1" stop-color="#F7C9A9"/></linearGradient></defs><rect width="64" height="64" fill="url(#d)"/><circle cx="41" cy="23" r="4.5" fill="#F2A900"/><path d="M0 52 14 40 25 27l6 8 8-11 13 16 12 10v14H0z" fill="#2C4590"/><path d="M0 57 22 44l12 7 11-6 19 11v8H0z" fill="#12203A"/></svg>`;

/** Sizes in px that launchers ask for. */
export const ICON_SIZES = [192, 512] as const;

/** Behind a logo, which may be transparent. */
const BACKGROUND = '#FFFFFF';
/** Share of the icon that every launcher shows is a circle of 80 %; a square logo within it is this wide. */
const LOGO_SHARE = 0.56;
/** Dots per inch at which a drawing has the size in px that it names. */
const DRAWING_DPI = 72;
/** Logos whose icons are remembered: a new content pack may have another. */
const MAX_DRAWN = 8;

const drawn = new LRUCache<string, Promise<Buffer>>({ max: MAX_DRAWN });

/**
 * The icon as PNG, drawn once per size and logo.
 * @param logo the content pack's, with the name of its file, which has the hash of its content; without one: the ridge
 */
export function drawIcon(
  size: (typeof ICON_SIZES)[number],
  logo: { name: string; body: Buffer } | null,
): Promise<Buffer> {
  const key = `${size} ${logo?.name ?? ''}`;
  const known = drawn.get(key);
  if (known) return known;
  const icon = logo ? drawLogo(size, logo.body) : drawRidge(size);
  drawn.set(key, icon);
  // A failure is tried again.
  icon.catch(() => drawn.delete(key));
  return icon;
}

/** Loaded for the first icon: it stays in memory, and most servers are never asked for one. */
const loadSharp = async () => (await import('sharp')).default;

async function drawRidge(size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(maskable), { density: size }).resize(size, size).png().toBuffer();
}

async function drawLogo(size: number, body: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const width = Math.round(size * LOGO_SHARE);
  const { width: ownWidth, height: ownHeight } = await sharp(body).metadata();
  // A drawing in about the pixels that it needs: a large one would have more than can be drawn.
  const density = Math.max(1, (DRAWING_DPI * size) / Math.max(ownWidth, ownHeight));
  const logo = await sharp(body, { density, autoOrient: true })
    .resize(width, width, { fit: 'contain', background: BACKGROUND })
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: BACKGROUND } })
    .composite([{ input: logo }])
    .png()
    .toBuffer();
}
