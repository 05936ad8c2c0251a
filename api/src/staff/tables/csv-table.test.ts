import { csvTable } from './csv-table.ts';

test('rows are CSV in UTF-8, with quotation marks and line breaks inside cells', () => {
  expect(
    csvTable([
      ['Name', 'no.'],
      ['आशा "Asha",\nRai', 7],
    ]),
  ).toBe('\uFEFF"Name","no."\r\n"आशा ""Asha"",\nRai","7"\r\n');
});

test.each(['=1+1', '+977 9800000000', '-2', '@SUM(1)', '\t=1', '\r=1'])('%j is no formula', (value) =>
  expect(csvTable([[value]])).toBe(`\uFEFF"'${value}"\r\n`),
);

test.each(['015550123', '09800000000', '9779812345678'])('%j keeps all its digits', (value) =>
  expect(csvTable([[value]])).toBe(`\uFEFF"'${value}"\r\n`),
);

test('numbers and texts that only contain such a character stay as they are', () => {
  expect(csvTable([[-2, 'a=b', '3-4', '0', '7.5', '9800000000', '०९८००००००००']])).toBe(
    '\uFEFF"-2","a=b","3-4","0","7.5","9800000000","०९८००००००००"\r\n',
  );
});
