import { readFileSync } from 'node:fs';
import path from 'node:path';
import { descriptorSchema, parseDescriptor } from './descriptor.ts';
import { descriptorJsonSchema } from './json-schema.ts';

test('the error names the source and every invalid field', () => {
  expect(() =>
    parseDescriptor({ schema: 1, name: 'Bad Name', files: { '../x': {} } }, 'mfe-x/remote.json'),
  ).toThrow(
    /mfe-x\/remote\.json is not a valid remote descriptor:[\s\S]*name: must be lower case[\s\S]*version/,
  );
});

test('a link with an icon that this shell does not know keeps its place in the phone bar', () => {
  const link = {
    label: 'Course Search',
    href: '/course-search',
    placement: 'menu',
    order: 20,
    phoneBar: { label: 'Search', icon: 'telescope' },
  };
  expect(descriptorSchema.shape.nav.parse([link])).toMatchObject([
    { phoneBar: { label: 'Search', icon: 'link' } },
  ]);
});

test('remote.schema.json is the JSON schema of the descriptor (npm run api-report writes it)', () => {
  const committed = readFileSync(path.resolve(__dirname, '../../remote.schema.json'), 'utf8');
  expect(JSON.parse(committed)).toEqual(JSON.parse(JSON.stringify(descriptorJsonSchema())));
});
