import type { FastifyInstance } from 'fastify';
import type { Service } from '../http/service.ts';
import { addExchangeRates } from './exchange-rates.ts';

/** Exchange rates (additive). */
export function addExchangeRateRoutes(app: FastifyInstance, service: Service): void {
  addExchangeRates(app, service);
}
