import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork } from 'shared-server';
import type { AppOptions } from '../app-options.ts';
import { type ChosenSet, chooseRemotes, newBucket, readBucket } from '../releases/canary.ts';
import type { PageService } from './page-service.ts';
import { requestUrl } from './request-url.ts';
import { sendDocument } from './send-document.ts';

/** Limit of a form in bytes: several times the longest text that a form takes, with each letter in nine bytes. */
const MAX_FORM_BYTES = 256 * 1024;

/** A form that its page answers, and the set that the visitor gets. A class, which a body in JSON cannot pretend to be. */
class ReadForm {
  readonly set: ChosenSet;
  readonly values: Readonly<Record<string, string>>;

  constructor(set: ChosenSet, values: Readonly<Record<string, string>>) {
    this.set = set;
    this.values = values;
  }
}

/**
 * Forms that a browser submitted before any script ran, or without one. Pages with a `submit` answer theirs. For all
 * others the page is opened again, and the body is discarded unread, because it may hold passwords and this server has no
 * use for it.
 */
export function serveForms(
  app: FastifyInstance,
  { config, follower, formKey }: Pick<AppOptions, 'config' | 'follower' | 'formKey'>,
  pages: PageService,
) {
  const { publicUrl } = config;
  /** The set for the visitor, where the page of the request takes its form. */
  const takingSet = (request: FastifyRequest): ChosenSet | null => {
    const url = isFromSite(request, publicUrl) ? requestUrl(request.url, publicUrl) : null;
    if (!url) return null;
    const set = chooseRemotes(follower.current(), readBucket(request.headers.cookie) ?? newBucket());
    return pages.takesForms(url, set) ? set : null;
  };
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
      const set = takingSet(request);
      if (set) return new ReadForm(set, await readFields(payload));
      payload.resume();
      return undefined;
    },
  );
  app.post('/*', async (request, reply) => {
    const url = requestUrl(request.url, publicUrl);
    const { body } = request;
    if (!url || !(body instanceof ReadForm))
      return reply.redirect(url ? `${url.pathname}${url.search}` : '/', 303);
    const { set, values } = body;
    const document = await pages.submit(url, set, {
      values,
      clientKey: clientKeyOf(formKey, [url.pathname, clientNetwork(request.ip), JSON.stringify(values)]),
      address: request.ip,
    });
    if (document.redirect) return reply.header('cache-control', 'no-store').redirect(document.redirect, 303);
    // It shows what one visitor has entered, to whom Back shows it again. With `no-store`, browsers show an error of their
    // own there, and ask to send the form again.
    reply.header('cache-control', 'private, no-cache').header('cdn-cache-control', 'no-store');
    return sendDocument(request, reply, document);
  });
}

/**
 * The API answers a key that it knows with what was stored, such as the address of an appointment. So nobody who knows what
 * a visitor has entered may be able to make it.
 */
const clientKeyOf = (formKey: AppOptions['formKey'], content: readonly string[]) =>
  createHmac('sha256', formKey)
    .update(['form', ...content].join('\n'))
    .digest('base64url');

/** Whether a page of this site has sent a form: pages of others could send messages in their visitors' names. */
function isFromSite({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || headers.origin === new URL(publicUrl).origin;
}

/**
 * The last value of each field. Line breaks are one character, as limits of texts count them; browsers send two.
 * @throws Error with status 413 beyond the limit
 */
async function readFields(payload: NodeJS.ReadableStream): Promise<Record<string, string>> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of payload) {
    length += part.length;
    if (length > MAX_FORM_BYTES) throw Object.assign(new Error('The form is too long.'), { statusCode: 413 });
    parts.push(Buffer.from(part));
  }
  const fields = new URLSearchParams(Buffer.concat(parts).toString('utf8'));
  return Object.fromEntries([...fields].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}
