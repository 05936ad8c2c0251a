import { isInside } from 'shared-ui/is-inside';
import { onClick } from './on-click.ts';

/** Time in ms and distance in px within which a press belongs to the one before: a double click. */
const DOUBLE_PRESS_MS = 500;
const DOUBLE_PRESS_PX = 40;

/**
 * Keeps a dialog that the first press of a double click has opened, or made smaller: the second press, outside of it,
 * would close it.
 */
function keepDialogsAtDoublePress() {
  let last = { timeStamp: Number.NEGATIVE_INFINITY, clientX: 0, clientY: 0 };
  /** The dialogs that a press outside does not close just now. */
  let kept: Iterable<Element> = [];
  addEventListener(
    'pointerdown',
    (event) => {
      for (const dialog of kept)
        if (dialog.getAttribute('closedby') === 'closerequest') dialog.setAttribute('closedby', 'any');
      const isDouble =
        event.timeStamp - last.timeStamp < DOUBLE_PRESS_MS &&
        Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < DOUBLE_PRESS_PX;
      last = event;
      kept = isDouble ? document.querySelectorAll('dialog[open][closedby="any"]') : [];
      for (const dialog of kept) dialog.setAttribute('closedby', 'closerequest');
    },
    true,
  );
}

/**
 * Closes a dialog of the server's HTML by a press outside of it in browsers without `closedby` (Safari). Once its code
 * runs, that does it.
 */
function closeByPressOutside() {
  if ('closedBy' in HTMLDialogElement.prototype) return;
  let pressed: HTMLDialogElement | null = null;
  const leftBy = (event: MouseEvent): HTMLDialogElement | null => {
    const { target } = event;
    if (!(target instanceof HTMLDialogElement) || !target.open) return null;
    if (target.getAttribute('closedby') !== 'any' || window.earlyActions?.isInteractive(target)) return null;
    return isInside(target, event) ? null : target;
  };
  const notePress = (event: PointerEvent) => {
    pressed = leftBy(event);
  };
  addEventListener('pointerdown', notePress, true);
  onClick((event) => {
    const left = leftBy(event);
    if (left && left === pressed) left.close();
  });
}

/**
 * Lets buttons with `commandfor` open dialogs, also in browsers without invoker commands. A dialog is shown at once and
 * made modal after the frame that shows it: the styles of the whole page behind it are computed again then, because it
 * becomes inert, which takes a phone longer than all else that a tap does.
 */
export function supportDialogCommands() {
  /** The dialog that is shown and not modal yet. */
  let shown: HTMLDialogElement | null = null;
  const finish = () => {
    const dialog = shown;
    shown = null;
    if (!dialog?.open || !dialog.isConnected) return;
    dialog.removeAttribute('open');
    dialog.showModal();
  };

  const open = (dialog: HTMLDialogElement) => {
    finish();
    if (dialog.open) return;
    // A dialog over another one has to be on top of it at once. Not `:modal`, which Chrome knows since version 105.
    if (document.querySelector('dialog[open]')) return dialog.showModal();
    // Neither the focus nor what a closed dialog returns it to changes by the attribute.
    dialog.setAttribute('open', '');
    shown = dialog;
    requestAnimationFrame(() => setTimeout(finish));
  };

  // A key or a press before that moment must find a modal dialog, e.g. Esc.
  for (const name of ['keydown', 'pointerdown']) addEventListener(name, finish, true);
  keepDialogsAtDoublePress();
  closeByPressOutside();

  // The hash of an address can ask for a dialog. It is removed, or the code that arrives later would open a dialog that
  // was closed meanwhile.
  const openAsked = () => {
    const { hash, pathname, search } = location;
    const button = hash && document.querySelector(`button[data-hash="${CSS.escape(hash)}"]`);
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    open(dialog);
    history.replaceState(history.state, '', pathname + search);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', openAsked, { once: true });
  else openAsked();

  if ('commandForElement' in HTMLButtonElement.prototype) {
    addEventListener(
      'command',
      (event) => {
        const { target, command } = event as Event & { command?: string };
        if (command !== 'show-modal' || !(target instanceof HTMLDialogElement)) return;
        event.preventDefault();
        open(target);
      },
      true,
    );
    return;
  }
  onClick(({ target, defaultPrevented }) => {
    const button = !defaultPrevented && (target as Element).closest('button[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!button || !(dialog instanceof HTMLDialogElement)) return;
    const command = button.getAttribute('command');
    if (command === 'show-modal') open(dialog);
    if (command === 'close' || command === 'request-close') dialog.close();
  });
}
