/** Roles of elements that a visitor operates. Only the browser's own elements of these roles work without code. */
const OPERABLE_ROLES = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'menuitem',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
];

const CONTROLS = `button, input, select, textarea, a, form, ${OPERABLE_ROLES.map((role) => `[role="${role}"]`).join()}`;

/** Whether a form goes to an address, or closes its dialog, without code. */
const isAnswered = (form: HTMLFormElement | null) =>
  form !== null && (form.hasAttribute('action') || form.getAttribute('method')?.toLowerCase() === 'dialog');

/** Whether a control does something in a page without code. */
function works(control: Element): boolean {
  if (control.matches(':disabled, [aria-disabled="true"], [type="hidden"]')) return true;
  if (control instanceof HTMLFormElement) return isAnswered(control);
  if (control instanceof HTMLAnchorElement) return control.hasAttribute('href');
  if (control instanceof HTMLButtonElement) {
    if (control.matches('[popovertarget], [commandfor]')) return true;
    if (control.type === 'reset') return control.form !== null;
    return control.type === 'submit' && (control.hasAttribute('formaction') || isAnswered(control.form));
  }
  // Style sheets can show what belongs to a ticked box or a chosen tab.
  if (control.matches('[type="radio"], [type="checkbox"]')) return true;
  if (control.matches('input, select, textarea'))
    return isAnswered((control as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement).form);
  return false;
}

/**
 * The controls below an element that do nothing as long as the page's code is not loaded, each as its opening tag: buttons
 * that submit no form and open nothing, fields outside of forms with an address, links without an address, and other
 * elements with the role of a control.
 */
export const deadControls = (root: Element): string[] =>
  [...root.querySelectorAll(CONTROLS)]
    .filter((control) => !works(control))
    .map((control) => (control.cloneNode() as Element).outerHTML);
