/**
 * The tab to which a key leads from the focused one. Null for other keys, and for those of the browser: Alt and an arrow
 * go back to the previous page.
 */
export function tabAfterKey({ key, altKey, ctrlKey, metaKey }: KeyPress, from: Element | null) {
  const all = [...(from?.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const at = all.indexOf(from as HTMLElement);
  if (at < 0 || altKey || ctrlKey || metaKey) return null;
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
  return next === undefined ? null : (all.at(next % all.length) ?? null);
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;
