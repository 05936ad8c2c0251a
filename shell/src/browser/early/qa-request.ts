/** Calls `start` when QA wants more than the page: by the address, by what is stored for the tab, or by Ctrl+Alt+Q. */
export function startForQa(start: () => void) {
  const parameters = new URLSearchParams(location.search);
  const asks = ['qa', 'set', 'versions', 'flags'].some((name) => parameters.has(name));
  const stored = ['qaOverrides', 'qaView'].some((key) => sessionStorage.getItem(key) !== null);
  if (asks || stored) start();
  addEventListener('keydown', ({ ctrlKey, altKey, code }) => {
    if (ctrlKey && altKey && code === 'KeyQ') start();
  });
}
