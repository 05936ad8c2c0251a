test.each<[string, () => EventTarget]>([
  ['the window', () => window],
  ['the document', () => document],
  ['an element', () => document.body],
])('a listener of %s ends by its signal', (_name, target) => {
  const heard = jest.fn();
  const ending = new AbortController();
  const { signal } = ending;
  const send = () => target().dispatchEvent(new Event('told'));
  target().addEventListener('told', heard, { signal });
  send();
  ending.abort();
  send();
  expect(heard).toHaveBeenCalledTimes(1);
  target().addEventListener('told', heard, { signal });
  send();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a listener of the global scope has the window as its target', () => {
  const heard = jest.fn();
  addEventListener('told', heard, { signal: new AbortController().signal, once: true });
  window.dispatchEvent(new Event('told'));
  window.dispatchEvent(new Event('told'));
  expect(heard).toHaveBeenCalledTimes(1);
});
