import { sample } from './client.ts';

/** Who sends an application, which is required (C-34). */
export const sender = {
  first_name: 'Sita',
  last_name: 'Rai',
  email: 'sita@example.com',
  contact: '9800000000',
};

/** An application with two documents, of which the first has a given size and eight bytes. */
export function applicationForm(size = 0, key?: string): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(sender)) data.append(name, value);
  data.append('marital_status', 'No');
  if (key) data.append('client_key', key);
  data.append('academic_documents[0][file]', new Blob(['%PDF-1.7', new Uint8Array(size)]), 'a.pdf');
  data.append('passport_documents[0][file]', sample.png(), 'b.png');
  return data;
}
