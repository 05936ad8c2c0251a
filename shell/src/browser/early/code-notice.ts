/**
 * Says that a press was not answered because the shell's code has not come. Once that runs, it has messages of its own.
 * @returns shows the message until the next press; its text is in the document (`CodeNotice` of shared-host)
 */
export function createCodeNotice(): () => void {
  let hasStarted = false;
  /** Where the region belongs, while it is in a dialog: an open dialog covers everything outside of it. */
  let place: Comment | null = null;
  const region = () => document.querySelector('[data-code-notice]');
  const hide = () => {
    const notice = region();
    notice?.replaceChildren();
    if (notice) place?.replaceWith(notice);
    place = null;
  };
  addEventListener('click', hide, true);
  // Before React hydrates the region, which is empty for it.
  addEventListener('telemetrystart', () => {
    hasStarted = true;
    hide();
  });
  return () => {
    const notice = region();
    if (hasStarted || !notice) return;
    const dialog = document.querySelector('dialog[open]');
    if (dialog && !place) {
      place = document.createComment('');
      notice.replaceWith(place);
      dialog.append(notice);
    }
    const line = document.createElement('p');
    line.textContent = notice.getAttribute('data-code-notice') ?? '';
    notice.replaceChildren(line);
  };
}
