/** What a page says of itself. Only `title` is needed; the shell adds the brand's name, defaults and absolute addresses. */
export interface PageMeta {
  title: string;
  /** Meta description, about 150 characters. */
  description?: string;
  /** Path (with the query that belongs to it) of the one address of this content; default: the current path. */
  canonical?: string;
  /** Open Graph picture, 1200×630: path or absolute address. */
  image?: string;
  /** e.g. `noindex,follow`. */
  robots?: string;
  /** Open Graph type; default `website`. */
  type?: 'website' | 'article';
  /** JSON-LD nodes for this page; the shell puts them into one `@graph` with the site-wide nodes. */
  jsonLd?: readonly object[];
  /** HTTP status of a server-rendered view, for content found missing while rendering; `prefetch` may set it too. */
  status?: number;
}

/** Receives what pages say: a collector on the server, the document in the browser. */
export interface PageController {
  /** Called while rendering; only the server's collector listens. */
  onRender: (meta: PageMeta) => void;
  /** Called after commit; only the browser listens. Returns the clean-up. */
  onCommit: (meta: PageMeta) => () => void;
}
