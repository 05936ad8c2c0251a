/**
 * Says that a press was not answered because the shell's code has not come. Once that runs, it has messages of its own.
 * @returns shows the message until the next press; its text is in the document (`CodeNotice` of shared-host)
 */
export function createCodeNotice(): () => void {
  let hasStarted = false;
  const region = () => document.querySelector('[data-code-notice]');
  const hide = () => region()?.replaceChildren();
  addEventListener('click', hide, true);
  // Before React hydrates the region, which is empty for it.
  addEventListener('telemetrystart', () => {
    hasStarted = true;
    hide();
  });
  return () => {
    if (hasStarted) return;
    const line = document.createElement('p');
    line.textContent = region()?.getAttribute('data-code-notice') ?? '';
    region()?.replaceChildren(line);
  };
}
