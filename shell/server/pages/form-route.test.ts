import fastify from 'fastify';
import { serveForms } from './form-route.ts';

/** The client keys that a page gets with forms, of a server with a key. */
async function clientKeys(formKey: string, ...forms: Record<string, string>[]): Promise<string[]> {
  const keys: string[] = [];
  const app = fastify();
  serveForms(
    app,
    {
      config: { publicUrl: 'https://site.example' },
      follower: { current: () => ({ set: { number: 1, remotes: [] }, canaries: [] }) },
      formKey,
    } as never,
    {
      takesForms: () => true,
      submit: async (_url: URL, _set: unknown, { clientKey }: { clientKey: string }) => {
        keys.push(clientKey);
        return { redirect: '/book/done' };
      },
    } as never,
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const form of forms) {
    const { status, headers } = await fetch(`${address}/book`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
      redirect: 'manual',
    });
    expect([status, headers.get('location')]).toEqual([303, '/book/done']);
  }
  await app.close();
  return keys;
}

test('a form has the same key each time on all servers with one secret, and none that others can make', async () => {
  const form = { name: 'Sita' };
  const [first, again, other] = await clientKeys('k', form, form, { name: 'Gita' });
  expect(first).toMatch(/^[\w-]{40,100}$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(await clientKeys('k', form)).toEqual([first]);
  expect(await clientKeys('of another site', form)).not.toEqual([first]);
});
