import * as z from 'zod';

const MESSAGE = 'must be an http(s) address without query and user, such as https://api.example.com';

/**
 * A variable with the address to which paths are added, such as `https://api.example.com`, without slashes at its end. With a
 * query, paths would become a part of it; a user name and password would stand in pages and logs.
 */
export const baseAddress = z
  .url({ protocol: /^https?$/, error: MESSAGE, abort: true })
  .refine((value) => !/[?#]|\/\/[^/]*@/.test(value), MESSAGE)
  .transform((value) => value.replace(/\/+$/, ''));
