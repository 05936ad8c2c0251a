const contentTypes = new Map(
  Object.entries({
    js: 'text/javascript; charset=utf-8',
    cjs: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    json: 'application/json; charset=utf-8',
    svg: 'image/svg+xml',
    png: 'image/png',
    jpg: 'image/jpeg',
    webp: 'image/webp',
    avif: 'image/avif',
    mp4: 'video/mp4',
    webm: 'video/webm',
    woff2: 'font/woff2',
  }),
);

/** `Content-Type` of a file of a release by the end of its name; undefined for files that no release has. */
export const contentTypeOf = (file: string): string | undefined =>
  contentTypes.get(file.split('.').at(-1) ?? '');
