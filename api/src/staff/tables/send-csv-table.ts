import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { csvTable, type Row } from './csv-table.ts';

/** Sends a table as a file to be kept. No page refers to anything in it. */
export const sendCsvTable = (reply: FastifyReply, fileName: string, rows: readonly Row[]): FastifyReply =>
  reply
    .header('Content-Type', 'text/csv; charset=utf-8')
    .header('Content-Disposition', contentDisposition(fileName))
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('Cache-Control', 'private, no-store')
    .send(csvTable(rows));
