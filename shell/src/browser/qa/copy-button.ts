import { element } from './elements.ts';

/** A button that copies a text, with a message; where the browser forbids it, the text is shown to be copied by hand. */
export function copyButton(label: string, text: () => string): Node[] {
  const status = element('span', { className: 'status' });
  status.setAttribute('role', 'status');
  const button = element('button', {
    type: 'button',
    textContent: label,
    onclick: async () => {
      try {
        await navigator.clipboard.writeText(text());
        status.replaceChildren(' Copied. ');
      } catch {
        const area = element('textarea', { value: text(), readOnly: true, ariaLabel: label, rows: 6 });
        status.replaceChildren(' Copy this text: ', area);
        area.focus();
        area.select();
      }
    },
  });
  return [button, status];
}
