import type { TransportRequest } from './transport.ts';

/** The headers of a call in the build of a language. */
async function sentHeaders(language: 'en' | 'ne'): Promise<TransportRequest['headers']> {
  const sent: TransportRequest[] = [];
  let createApi: typeof import('./api.ts').createApi | undefined;
  jest.isolateModules(() => {
    if (language === 'ne')
      jest.doMock('./language-headers.en.ts', () => jest.requireActual('./language-headers.ne.ts'));
    createApi = require('./api.ts').createApi;
  });
  const api = createApi!({
    baseUrl: 'https://api.example.com',
    accessToken: () => 'secret',
    headers: () => ({ traceparent: '00-1' }),
    transport: async (request) => {
      sent.push(request);
      return { status: 200, body: {} };
    },
  });
  await api.request({ path: '/api/app/x/', authenticated: true, read: (body) => body });
  return sent[0]!.headers;
}

test('the Nepali build tells the API its language, the English build nothing', async () => {
  const common = { traceparent: '00-1', Authorization: 'Bearer secret' };
  expect(await sentHeaders('en')).toEqual(common);
  expect(await sentHeaders('ne')).toEqual({ ...common, 'Accept-Language': 'ne' });
});
