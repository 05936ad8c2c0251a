import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { csvLines, csvTable, type Row } from './csv-table.ts';

/** How many records of a table are in memory at a time. */
const BATCH_SIZE = 500;

export interface RecordTable<Stored extends { id: number }> {
  /** Names of the columns. */
  names: Row;
  /** Reads the records that follow the one with this id, at most so many; null: the first ones. */
  read: (lastId: number | null, limit: number) => Promise<Stored[]>;
  toRow: (record: Stored) => Row;
}

/**
 * Sends a table as a file to be kept. No page refers to anything in it. It is read while it is sent, as fast as it is
 * received, because all records of some years do not fit into memory several times. HEAD reads only its beginning.
 */
export async function sendCsvTable<Stored extends { id: number }>(
  reply: FastifyReply,
  fileName: string,
  { names, read, toRow }: RecordTable<Stored>,
): Promise<FastifyReply> {
  // Before the answer begins: a database that is away is answered with its own status.
  const first = await read(null, BATCH_SIZE);
  const isHead = reply.request.method === 'HEAD';
  async function* texts() {
    let batch = first;
    yield csvTable([names, ...batch.map(toRow)]);
    while (batch.length === BATCH_SIZE) {
      batch = await read(batch[BATCH_SIZE - 1]!.id, BATCH_SIZE);
      yield csvLines(batch.map(toRow));
    }
  }
  return reply
    .header('Content-Type', 'text/csv; charset=utf-8')
    .header('Content-Disposition', contentDisposition(fileName))
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('Cache-Control', 'private, no-store')
    .send(Readable.from(isHead ? [] : texts()));
}
