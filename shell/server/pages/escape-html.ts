const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for HTML: within an element, or as the value of an attribute in double quotes. */
export const escapeHtml = (value: string) => value.replace(/[&<>"]/g, (char) => escapes[char] ?? char);
