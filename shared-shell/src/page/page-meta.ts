/** Metadata of a page. Only `title` is required; the shell adds the brand's name, defaults and absolute URLs. */
export interface PageMeta {
  title: string;
  /** Meta description, about 150 characters. */
  description?: string;
  /** Canonical path of this content, with the query that belongs to it. Default: the current path. */
  canonical?: string;
  /** Open Graph picture, 1200×630: path or absolute URL. Default, and instead of an SVG: the title, drawn by the shell. */
  image?: string;
  /** Open Graph picture with the page's own name, drawn by the shell when it is requested. It replaces `image`. */
  sharing?: SharingPicture;
  /** e.g. `noindex,follow`. */
  robots?: string;
  /**
   * For a page whose address is a secret, such as the link of an e-mail: no other site learns it. `strict-origin` where the
   * page has a form that is sent without scripts: with `no-referrer`, browsers without `Sec-Fetch-Site` send it with an
   * unknown origin, and the server takes it for one of another site.
   */
  referrer?: 'no-referrer' | 'strict-origin';
  /** Open Graph type; default `website`. */
  type?: 'website' | 'article';
  /** JSON-LD nodes of this page; the shell puts them into one `@graph` with the site-wide nodes. */
  jsonLd?: readonly object[];
  /** HTTP status of the server's response, for content found missing while rendering; `prefetch` may set it too. */
  status?: number;
}

/** What a drawn Open Graph picture shows. */
export interface SharingPicture {
  /** Large, up to three lines. */
  title: string;
  /** Below it, one line: university and place, date. */
  detail?: string;
  /** Name of a scene of `shared-ui/scenes` behind the texts; an unknown one gives the site's. */
  scene?: string;
}

/** Receives the metadata of pages: collected on the server, written into the document in the browser. */
export interface PageController {
  /** Called during render; used on the server only, where effects do not run. */
  onRender: (meta: PageMeta) => void;
  /** Called in an effect, so in the browser only. Returns the clean-up. */
  onCommit: (meta: PageMeta) => () => void;
}
