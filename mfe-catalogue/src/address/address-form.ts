/**
 * Attributes of a form whose fields are what the address says. After Back, browsers restore what was last chosen in the
 * fields of a page, which is another state than the one its address names; and the code, which arrives later, would take
 * the restored values for input and change the address to them. Chromium and Firefox restore no values of the controls
 * that belong to a form without autocompletion.
 */
export const addressForm = { method: 'get', autoComplete: 'off' } as const;
