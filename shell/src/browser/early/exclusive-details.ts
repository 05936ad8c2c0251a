/**
 * Opens one of the `details` with the same name at a time, also in browsers that do not (Chrome before 120, Firefox before
 * 130, Safari before 17.2).
 */
export function openOneOfEachName(): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const name = target.getAttribute('name');
      if (!name) return;
      for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]'))
        if (other !== target && other.getAttribute('name') === name) other.open = false;
    },
    true,
  );
}
