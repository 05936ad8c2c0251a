import { createSafeStorage } from '../storage/safe-storage.ts';

/** Entry of a draft that is no field: the account that has typed it. */
const OWNER = '@owner';

const storage = createSafeStorage(() => (typeof window === 'undefined' ? null : window.sessionStorage));

/** The draft of a form in this tab's storage; null when another account than `owner` has typed it. */
export function readTabDraft(key: string, owner: string | null): Record<string, unknown> | null {
  const draft = parse(storage.read(key));
  const typedBy = draft[OWNER];
  return typedBy !== undefined && typedBy !== owner ? null : draft;
}

/** Keeps what was typed: it survives reloads and detours, not the tab. */
export const writeTabDraft = (key: string, values: Readonly<Record<string, string>>, owner: string | null) =>
  storage.write(key, JSON.stringify({ ...values, ...(owner && { [OWNER]: owner }) }));

export const removeTabDraft = (key: string) => storage.write(key, null);

function parse(text: string | null): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(text ?? '{}');
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
