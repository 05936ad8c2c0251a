import type { PageView } from '../../src/page-data.ts';
import { escapeHtml } from '../pages/escape-html.ts';

/** Styles of the mark; above the page and below dialogs. */
export const previewMarkCss = `
#preview-mark{position:fixed;inset-inline-start:8px;bottom:calc(var(--bottom-bar,0px) + 8px);z-index:1200;max-width:calc(100vw - 16px);box-sizing:border-box;margin:0;padding:8px 12px;border-radius:12px;background:#fff3d1;color:#5a3600;font:14px/1.5 system-ui,sans-serif;box-shadow:0 4px 16px #0006;overflow-wrap:anywhere}
#preview-mark a{color:#5a3600;font-weight:700;display:inline-block;padding:2px 4px}
@media print{#preview-mark{display:none}}
`;

/** A mark over each page of a preview, with what could not be loaded and a link that leaves the preview. */
export function previewMark({ preview, problems }: PageView): string {
  if (!preview) return '';
  const until = `${new Date(preview.expiresAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const text = [
    `Preview ${preview.name}, until ${until}.`,
    ...problems.map(({ remote, reason }) => `${remote} is not shown as built: ${reason}.`),
  ].join(' ');
  return `<aside id="preview-mark" data-floating aria-label="Preview">${escapeHtml(text)} <a href="?set=current">Leave preview</a></aside>`;
}
