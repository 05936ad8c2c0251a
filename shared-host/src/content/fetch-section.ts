import { type ContentSource, sectionPath } from 'shared-shell/host';

/** Loads a section of the content pack from the host that serves this page. @throws Error without an answer */
export const fetchSection: ContentSource = async (name, signal) => {
  const response = await fetch(sectionPath(name), { signal });
  if (!response.ok) throw new Error(`${sectionPath(name)}: ${response.status}`);
  return response.json();
};
