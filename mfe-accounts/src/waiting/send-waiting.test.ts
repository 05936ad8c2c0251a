/** @jest-environment node */
import 'fake-indexeddb/auto';
import { type FakeCall, fakeApi, reply } from 'shared-api/testing';
import { emptyApplication } from '../application/application-values.ts';
import { createDraftStore } from '../drafts/draft-store.ts';
import { noDocuments } from '../files/document-groups.ts';
import { toStoredFiles } from '../files/stored-files.ts';
import { sendWaiting } from './send-waiting.ts';
import { takeBack } from './take-back.ts';
import { createWaitingStore, waitingStore as store } from './waiting-store.ts';

const CREATE = 'POST /api/app/application-create/';
const ACCOUNT = 'GET /api/user/account/';
const owner = '7';
const passport = new File(['%PDF passport'], 'passport.pdf', { type: 'application/pdf', lastModified: 5 });
const application = {
  owner,
  courseId: 12,
  courseName: 'Master of IT',
  universityName: 'Monash University',
  values: { ...emptyApplication({ name: 'Master of IT' }), first_name: 'Asha' },
  files: toStoredFiles({ ...noDocuments, passport_documents: [passport] }),
  clientKey: 'k1',
  mayHaveArrived: false,
};
const expired = reply(401, { detail: 'Given token not valid', code: 'token_not_valid' });

let isOnline = true;
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });

/** An API that, as the real one, stores one application per key. `fault` comes in place of its answer. */
function site({ loses = false } = {}) {
  const stored = new Map<string, FormData>();
  const state = {
    /** What happens to the next calls that create. */
    fault: null as null | (() => unknown),
    loses,
    account: { id: 7, email: 'asha@example.com', role: 'user' } as unknown,
  };
  const fake = fakeApi({
    [ACCOUNT]: () => (typeof state.account === 'function' ? state.account() : state.account),
    [CREATE]: ({ body }: FakeCall) => {
      if (state.fault && !state.loses) return state.fault();
      const form = body as FormData;
      const key = String(form.get('client_key'));
      if (!stored.has(key)) stored.set(key, form);
      return state.fault ? state.fault() : reply(201, { id: [...stored.keys()].indexOf(key) + 1 });
    },
  });
  const send = (more: { only?: number; now?: () => number; signal?: AbortSignal } = {}) =>
    sendWaiting({ api: fake.api, store, owner, signal: new AbortController().signal, ...more });
  const creations = () => fake.calls.filter(({ method }) => method === 'POST');
  return { state, stored, send, calls: fake.calls, creations };
}
const noAnswer = () => Promise.reject(new Error('net'));

beforeEach(() => {
  isOnline = true;
});
afterEach(() => Promise.all(['7', '8'].map((each) => store.removeAll(each))));

it('sends text and files, says so once, and leaves nothing on the device', async () => {
  const { stored, send } = site();
  await store.add(application);
  expect(await send()).toBeNull();
  const form = stored.get('k1')!;
  const sent = form.get('passport_documents[0][file]') as File;
  expect([form.get('first_name'), sent.name]).toEqual(['Asha', 'passport.pdf']);
  expect(await sent.text()).toBe('%PDF passport');
  expect(await store.list(owner)).toEqual([]);
  const told = await Promise.all([store.takeOutcomes(owner), store.takeOutcomes(owner)]);
  expect(told.flat()).toMatchObject([{ state: 'sent', receipt: '1', courseName: 'Master of IT' }]);
  expect(await store.takeOutcomes(owner)).toEqual([]);
});

it.each<[string, () => unknown]>([
  ['is away', noAnswer],
  ['answers 503', () => reply(503, '')],
  ['answers a page of a gateway with status 200', () => '<!doctype html>'],
])('one application, with the same key, when the API stores it and then %s', async (_case, fault) => {
  const { state, stored, send, creations } = site({ loses: true });
  state.fault = fault;
  await store.add(application);
  await send();
  await send();
  expect(await store.list(owner)).toMatchObject([{ state: 'waiting', mayHaveArrived: true }]);
  state.fault = null;
  expect(await send()).toBeNull();
  expect([stored.size, creations().length]).toEqual([1, 3]);
  expect(await store.takeOutcomes(owner)).toMatchObject([{ state: 'sent', receipt: '1' }]);
});

it('one application when two tabs send at the same time, and when the tab of a first attempt was closed', async () => {
  const { stored, send, creations } = site();
  await store.add(application);
  const closed = new AbortController();
  const first = send({ signal: closed.signal });
  closed.abort();
  await Promise.all([first, send(), send()]);
  expect([stored.size, creations().length]).toEqual([1, 1]);
});

it('does not send the documents when the network or the API is away', async () => {
  const { state, send, calls, creations } = site();
  await store.add(application);
  isOnline = false;
  expect([await send(), calls.length]).toEqual(['unreached', 0]);
  isOnline = true;
  state.account = noAnswer;
  expect([await send(), creations().length]).toEqual(['unreached', 0]);
  expect(await store.list(owner)).toMatchObject([{ state: 'waiting', mayHaveArrived: false }]);
});

it('waits as long as the API asks, unless the visitor does not', async () => {
  const { state, send, creations } = site();
  await store.add(application);
  state.fault = () => reply(429, {}, '60');
  const now = Date.now();
  expect(await send({ now: () => now })).toBe('busy');
  state.fault = null;
  expect(await send({ now: () => now + 59_000 })).toBe('busy');
  expect(creations()).toHaveLength(1);
  expect(await store.list(owner)).toMatchObject([{ mayHaveArrived: false }]);
  expect(await send({ now: () => now + 61_000 })).toBeNull();
  expect(creations()).toHaveLength(2);
});

it('asks for a login when the token is refused, and goes on after it', async () => {
  const { state, send, creations } = site();
  await store.add(application);
  state.account = expired;
  expect([await send(), creations().length]).toEqual(['needs-login', 0]);
  expect(await store.list(owner)).toMatchObject([{ state: 'waiting', needsLogin: true }]);
  state.account = reply(404, '');
  expect(await send()).toBeNull();
  expect(creations()).toHaveLength(1);
});

it('sends only what belongs to the account that is logged in', async () => {
  const { send, calls } = site();
  await store.add({ ...application, owner: '8' });
  expect([await send(), calls.length]).toEqual([null, 0]);
  expect(await store.list('8')).toHaveLength(1);
});

it('keeps what the API refuses, with the reason, until the visitor corrects it; the others go out', async () => {
  const { state, stored, send, creations } = site();
  await store.add(application);
  await store.add({ ...application, courseId: 13, courseName: 'Law', clientKey: 'k2' });
  let refusals = 0;
  state.fault = () => {
    refusals += 1;
    if (refusals === 1) return reply(400, { detail: 'This course is closed.' });
    state.fault = null;
    return reply(500, '');
  };
  await send();
  await send();
  expect([...stored.keys()]).toEqual(['k2']);
  expect(creations()).toHaveLength(3);
  expect(await store.list(owner)).toMatchObject([
    { courseName: 'Master of IT', state: 'refused', problem: 'This course is closed.' },
  ]);
  expect((await store.takeOutcomes(owner)).map((one) => one.state).sort()).toEqual(['refused', 'sent']);
  expect(await store.takeOutcomes(owner)).toEqual([]);

  const [refused] = await store.list(owner);
  const drafts = createDraftStore();
  expect(refused && (await takeBack(refused, drafts))).toBe('done');
  const kept = await drafts.read(owner, 12);
  expect([kept?.draft.values?.first_name, kept?.draft.clientKey]).toEqual(['Asha', 'k1']);
  expect(await kept?.documents.passport_documents[0]?.text()).toBe('%PDF passport');
  expect(await store.list(owner)).toEqual([]);
  await drafts.remove(owner, 12);
});

it('says which file the API refuses', async () => {
  const { state, send } = site();
  await store.add(application);
  const [problem, detail] = ['The submitted file is empty.', 'passport documents, file 1: Empty.'];
  state.fault = () => reply(400, { passport_documents: [{ file: [problem] }], detail });
  expect(await send()).toBeNull();
  expect(await store.list(owner)).toMatchObject([
    { state: 'refused', problem: `${detail} Passport documents: passport.pdf: ${problem}` },
  ]);
});

it('is not taken back while it is being sent, and stays when the device cannot store the draft', async () => {
  const { state, send } = site();
  await store.add(application);
  let answer = (_answer: unknown) => {};
  state.fault = () => new Promise((resolve) => (answer = resolve));
  const sending = send();
  while ((await store.read(application))?.mayHaveArrived !== true) await new Promise(setImmediate);
  const [waiting] = await store.list(owner);
  const drafts = { ...createDraftStore(), saveFiles: async () => 'text-only' as const };
  expect(waiting && (await takeBack(waiting, drafts))).toBe('sending');
  answer(reply(500, ''));
  await sending;
  expect(waiting && (await takeBack(waiting, drafts))).toBe('not-saved');
  expect(await store.list(owner)).toHaveLength(1);
  await drafts.remove(owner, 12);
});

it('what was deleted during an attempt does not come back', async () => {
  const { state, send } = site();
  await store.add(application);
  state.fault = async () => {
    await store.removeAll(owner);
    return reply(500, '');
  };
  await send();
  expect(await store.list(owner)).toEqual([]);
});

it('is not taken where the browser stores nothing', async () => {
  const spy = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await createWaitingStore().add(application)).toBe(false);
  expect(await createWaitingStore().list(owner)).toEqual([]);
  spy.mockRestore();
});
