/** Stands in stored records for the public base URL of pictures. */
export const PICTURE_URL_PLACEHOLDER = '@@media/';

/** Replaces the placeholder, so that the pictures of records have absolute URLs (API-43). */
export const withPictureUrls = (text: string, publicUrl: string): string =>
  text.replaceAll(PICTURE_URL_PLACEHOLDER, `${publicUrl}/media/`);
