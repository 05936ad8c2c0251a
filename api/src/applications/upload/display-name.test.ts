import { displayName } from './display-name.ts';

it.each([
  ['quotes, as browsers send them', 'my %22old%22 passport 50%.pdf', 'my "old" passport 50%.pdf'],
  ['a line break, as browsers send it', 'page 1%0D%0Aof 2.pdf', 'page 1  of 2.pdf'],
  ['escapes that browsers do not make', 'transcript%20%2e.pdf', 'transcript%20%2e.pdf'],
  ['a path', 'C:\\scans\\passport.pdf', 'passport.pdf'],
  ['text directions', 'fdp.\u202etropssap.pdf', 'fdp.tropssap.pdf'],
  ['nothing to show', '..', 'document'],
])('a name with %s', (_case, name, shown) => expect(displayName(name)).toBe(shown));

it('the name of a browser’s form is shown as it was chosen', async () => {
  const form = new FormData();
  form.append('file', new File(['x'], 'my "old" passport.pdf'));
  const sent = await new Response(form).text();
  expect(displayName(/filename="([^"]*)"/.exec(sent)?.[1] ?? '')).toBe('my "old" passport.pdf');
});
