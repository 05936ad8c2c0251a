import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ExchangeRates } from 'shared-api/schemas/exchange-rates';
import { hasTag } from 'shared-server';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { findRates, SOURCE } from './stored-rates.ts';

/** Rates change once a day, but those of a new day should not be missing for long. */
const KEPT_SECONDS = 900;
/** The first rates come within minutes. */
const KEPT_SECONDS_WITHOUT_RATES = 60;

/** GET exchange-rates: the newest rates, or none: 404 would be an error in the console of a browser that asks. */
export function addExchangeRates(app: FastifyInstance, service: Service): void {
  const description = {
    summary: 'Exchange rates of Nepal Rastra Bank in rupees, for one unit of each currency',
    tag: 'Exchange rates',
    specified: false,
    answer: ExchangeRates,
  };
  resource(app, '/api/exchange-rates/', {
    GET: { description, handler: (request, reply) => answerRates(service, request, reply) },
  });
}

async function answerRates({ database }: Service, request: FastifyRequest, reply: FastifyReply) {
  const found = await findRates(database);
  const body = JSON.stringify({
    date: found?.day ?? null,
    source: found ? SOURCE : null,
    rates: found ? JSON.parse(found.rates) : [],
  });
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 16);
  const seconds = found ? KEPT_SECONDS : KEPT_SECONDS_WITHOUT_RATES;
  reply.header('ETag', `"${etag}"`).header('Cache-Control', `public, max-age=${seconds}`);
  return hasTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : sendJson(reply, body);
}
