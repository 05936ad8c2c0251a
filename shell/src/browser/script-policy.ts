import { SCRIPT_ADDRESSES } from '../page-data.ts';

interface PolicyRules {
  createScriptURL: (address: string) => string | null;
  createScript: (text: string, type: string, sink: string) => string | null;
}

declare global {
  interface Window {
    /** The part of Trusted Types that is used here; not every browser has it. */
    trustedTypes?: {
      defaultPolicy: object | null;
      createPolicy: (name: string, rules: PolicyRules) => object;
    };
  }
}

/**
 * What browsers call the text of a script element: the first is today's name, the others are those of Chromium until 2025
 * (the last one until 2022, for an element that is in the document already).
 */
const TEXTS_OF_SCRIPT = ['HTMLScriptElement textContent', 'Node textContent', 'HTMLScriptElement text'];

/**
 * Creates the page's one policy of Trusted Types (`trusted-types default`): a script's address must belong to the
 * release set or to a third party of the content pack. It is the default policy, because scripts are also created by
 * the module runtimes of remotes, and nobody can create another one. The text of a script may only be JSON, which the
 * page's structured data is. There is no rule for HTML, so the browser refuses `innerHTML` and its like.
 *
 * Called by the first script and by the shell's entry, whichever runs first.
 */
export function createScriptPolicy(): void {
  const { trustedTypes } = window;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => (isAllowedScript(address) ? address : null),
    createScript: (text, _type, sink) => (TEXTS_OF_SCRIPT.includes(sink) && isJson(text) ? text : null),
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the document names the folder, or the origin, of a script. */
export function isAllowedScript(address: string): boolean {
  const { href } = new URL(address, location.href);
  const allowed = document.head.querySelector<HTMLMetaElement>(`meta[name="${SCRIPT_ADDRESSES}"]`)?.content;
  return (allowed ?? '')
    .split(' ')
    .some((folder) => folder !== '' && href.startsWith(new URL(folder, location.href).href));
}
