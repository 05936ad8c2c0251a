import { z } from 'zod';
import { descriptorSchema } from './descriptor.ts';

/** `remote.schema.json`: the descriptor for editors and for teams that write it by hand. */
export const descriptorJsonSchema = () => ({
  ...z.toJSONSchema(descriptorSchema, { io: 'input' }),
  title: 'Descriptor of a released remote (remote.json)',
  description: 'Teams that write it by hand leave commit and files to "remote-tooling describe".',
});
