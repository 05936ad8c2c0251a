import { tableNames, tables } from './tables.ts';

/** Spreadsheets read the file as UTF-8 only with a byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The files that a new folder begins with, each with its first line and one example. */
export const exampleFiles = (): { name: string; content: string }[] =>
  tableNames.map((name) => {
    const { columns } = tables[name];
    const lines = [columns.map((column) => column.name), columns.map(({ example }) => cell(example))];
    return { name, content: `${BYTE_ORDER_MARK}${lines.map((line) => line.join(',')).join('\r\n')}\r\n` };
  });

const cell = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
