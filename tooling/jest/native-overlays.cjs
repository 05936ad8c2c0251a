/**
 * The browser's modal dialogs, which jsdom lacks: opening, closing, Esc, and buttons with `commandfor`. Inertness of
 * the page behind is only in real browsers.
 */
exports.addNativeOverlays = (window) => {
  const { document, HTMLDialogElement, HTMLElement, Event } = window;
  const focusable = 'button:not(:disabled),a[href],input:not(:disabled),select,textarea,[tabindex]';
  /** Open modal dialogs, topmost last, each with the element that had the focus before. */
  const modals = [];
  HTMLDialogElement.prototype.showModal = function () {
    if (this.open) throw new window.DOMException('The dialog is open already.', 'InvalidStateError');
    if (!this.isConnected)
      throw new window.DOMException('The dialog is not in the page.', 'InvalidStateError');
    this.setAttribute('open', '');
    modals.push({ dialog: this, before: document.activeElement });
    (this.querySelector('[autofocus]') ?? this.querySelector(focusable))?.focus();
  };
  // jsdom has it for fields only.
  Object.defineProperty(HTMLElement.prototype, 'autofocus', {
    get() {
      return this.hasAttribute('autofocus');
    },
  });
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.removeAttribute('open');
    const at = modals.findIndex(({ dialog }) => dialog === this);
    const [modal] = at < 0 ? [] : modals.splice(at, 1);
    modal?.before?.focus();
    window.setTimeout(() => this.dispatchEvent(new Event('close')));
  };
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const top = modals.findLast(({ dialog }) => dialog.isConnected)?.dialog;
    if (top?.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
  window.addEventListener('click', ({ target, defaultPrevented }) => {
    const button = target.closest?.('button[commandfor]');
    if (!button || button.disabled || defaultPrevented) return;
    const dialog = document.getElementById(button.getAttribute('commandfor'));
    const command = button.getAttribute('command');
    if (command === 'show-modal' && !dialog?.open) dialog?.showModal();
    if (command === 'close') dialog?.close();
  });
};
