/**
 * Attributes of a form whose fields are what the address says. After Back, browsers restore what was last chosen in the
 * fields of a page, which is another state than the one its address names; and the code, which arrives later, would take
 * the restored values for input and change the address to them. Chromium and Firefox restore no values of the controls
 * that belong to a form without autocompletion.
 */
export const addressForm = { method: 'get', autoComplete: 'off' } as const;

/**
 * Attribute of a box whose state the code keeps on the device. A restored tick would be taken for input as well: one that
 * the visitor has removed since came back, and removing it before the code arrived counted as no change.
 */
export const storedBox = { autoComplete: 'off' } as const;
