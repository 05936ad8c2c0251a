import { reloadAfterBuilds } from './reload-after-builds.ts';

class FakeSocket {
  static opened: FakeSocket[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeSocket.opened.push(this);
  }
}
const original = globalThis.WebSocket;
beforeEach(() => {
  FakeSocket.opened = [];
  globalThis.WebSocket = FakeSocket as never;
});
afterEach(() => {
  globalThis.WebSocket = original;
});

test('the page is loaded again after a build of a dev server, not when it connects', () => {
  const reload = jest.fn();
  reloadAfterBuilds({ 'mfe-a': 'http://localhost:3104/', 'mfe-b': '1.0.0-x' }, reload);
  expect(FakeSocket.opened.map(({ url }) => url)).toEqual(['ws://localhost:3104/ws']);
  const [socket] = FakeSocket.opened;
  const send = (message: object) => socket?.onmessage({ data: JSON.stringify(message) });
  send({ type: 'hash', data: 'a' });
  send({ type: 'ok' });
  send({ type: 'hash', data: 'a' });
  expect(reload).not.toHaveBeenCalled();
  send({ type: 'hash', data: 'b' });
  expect(reload).toHaveBeenCalledTimes(1);
});
