import { downloadCalendar } from './download-calendar.ts';
import { reminderDate, reminders } from './reminders.ts';

/** How often the address of a file was taken back. */
let removals = 0;

/** The content of the file that the browser is given. */
async function downloaded(days: readonly string[]): Promise<string> {
  const files: Blob[] = [];
  const address = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return '#file';
    },
    revokeObjectURL: () => {
      removals += 1;
    },
  });
  const stored = days.map((day) => ({ id: day, day, text: `On ${day}` }));
  jest.useFakeTimers();
  await downloadCalendar(reminders.parse(stored).map(reminderDate));
  // Safari reads the file after the task in which it is downloaded.
  jest.advanceTimersByTime(30_000);
  expect(removals).toBe(0);
  jest.advanceTimersByTime(30_000);
  expect(removals).toBe(1);
  jest.useRealTimers();
  Object.assign(URL, address);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(files[0]!);
  });
}
const valuesOf = (property: string, file: string) =>
  [...file.matchAll(new RegExp(`^${property};VALUE=DATE:(.*?)\\r$`, 'gm'))].map(([, value]) => value);

it('writes days with four digits of the year, whatever was stored as a reminder', async () => {
  const file = await downloaded(['0026-12-31', '0202-01-01', '2027-02-28', '9999-12-31']);
  expect(valuesOf('DTSTART', file)).toEqual(['20261231', '20270228']);
  expect(valuesOf('DTEND', file)).toEqual(['20270101', '20270301']);
});
