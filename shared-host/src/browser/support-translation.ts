const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;

const isTranslation = (node: Node | null | undefined): node is Element =>
  node instanceof HTMLElement && node.localName === 'font' && node.isConnected;

/**
 * Lets React update a page that the browser translates. Chrome and Edge put each translated text into `font` elements and
 * remove the text node, which React goes on to update, to move and to remove: a new text was not shown, and a node
 * inserted before it or its removal failed the whole area (facebook/react#11538). Here the translation stands for the
 * removed text. Changes nothing until something is translated.
 * @param root element around everything that is translated
 * @returns whether the page is translated, or was before it was hydrated, for which React renders it anew
 */
export function supportTranslation(root: Element): () => boolean {
  /** By text node that was removed. */
  const translations = new WeakMap<Node, Element>();
  // A new text is shown instead of the translation of the old one; the translator finds it as it finds every new text.
  const changes = new MutationObserver((records) => {
    for (const { target } of records) shownTranslation(target)?.replaceWith(target);
  });
  const shownTranslation = (text: Node) => {
    const translation = translations.get(text);
    return translation?.isConnected ? translation : undefined;
  };
  // Pages have no such elements of their own.
  const wasTranslated = root.querySelector('font') !== null;
  let isTranslated = false;
  const note = (text: Node, translation: Element) => {
    if (!isTranslated) updateBy(shownTranslation);
    isTranslated = true;
    translations.set(text, translation);
    changes.observe(text, { characterData: true });
  };
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const removed of removedNodes) {
        if (!isText(removed) || removed.isConnected) continue;
        const translation = [addedNodes[0], previousSibling, nextSibling].find(isTranslation);
        if (translation) note(removed, translation);
      }
  }).observe(root, { childList: true, subtree: true });
  return () => wasTranslated || isTranslated;
}

/** Replaces the methods by which React updates the document. */
function updateBy(shownTranslation: (text: Node) => Element | undefined) {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    shownTranslation(node)?.remove();
    return appendChild.call(this, node) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    shownTranslation(node)?.remove();
    return insertBefore.call(this, node, (next && shownTranslation(next)) ?? next) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const translation = shownTranslation(node);
    if (!translation) return removeChild.call(this, node) as T;
    translation.remove();
    return node;
  };
}
