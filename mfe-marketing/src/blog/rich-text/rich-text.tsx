import { Fragment, type ReactNode } from 'react';
import { Link } from 'shared-shell';
import { parseRichText, type RichNode } from './parse.ts';

const isText = (node: RichNode): boolean =>
  typeof node === 'string' || ['strong', 'em', 'u', 's', 'code', 'sub', 'sup', 'a', 'br'].includes(node.tag);

const show = (nodes: readonly RichNode[]): ReactNode =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
    if (node.tag === 'br') return <br key={index} />;
    const children = show(node.children);
    if (node.tag !== 'a') {
      const Tag = node.tag;
      return <Tag key={index}>{children}</Tag>;
    }
    return node.href?.startsWith('/') ? (
      <Link key={index} to={node.href}>
        {children}
      </Link>
    ) : (
      <a key={index} href={node.href} rel="noopener nofollow">
        {children}
      </a>
    );
  });

/** The HTML of a post as allowed React elements. Text outside of blocks becomes paragraphs. */
export function RichText({ html }: { html: string }) {
  const paragraphs: RichNode[][] = [];
  let loose: RichNode[] | null = null;
  for (const node of parseRichText(html)) {
    if (!isText(node)) {
      loose = null;
      paragraphs.push([node]);
    } else if (loose) {
      loose.push(node);
    } else {
      loose = [node];
      paragraphs.push(loose);
    }
  }
  return paragraphs.map((nodes, index) =>
    isText(nodes[0] as RichNode) ? (
      <p key={index}>{show(nodes)}</p>
    ) : (
      <Fragment key={index}>{show(nodes)}</Fragment>
    ),
  );
}
