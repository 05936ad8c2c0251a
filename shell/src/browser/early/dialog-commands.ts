/** Opens and closes dialogs by `commandfor` in browsers without invoker commands. */
export function supportDialogCommands() {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    const command = button.getAttribute('command');
    if (command === 'show-modal' && !dialog.open) dialog.showModal();
    if (command === 'close' || command === 'request-close') dialog.close();
  });
}
