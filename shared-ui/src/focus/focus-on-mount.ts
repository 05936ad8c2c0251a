/** A `ref` that moves the focus to the element when it appears. The element needs `tabIndex={-1}` unless it is a control. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
