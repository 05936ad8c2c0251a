import type { EmotionCache } from '@emotion/cache';
import type { SiteConfig } from 'shared-shell';
import { contentLinks } from '../chrome/content-links.ts';
import type { SiteNav } from '../chrome/site-frame.tsx';
import { contentOf } from '../html/element-content.ts';
import { KEPT_ATTRIBUTE, type KeptHtml } from '../kept-html/kept.tsx';

interface KeptPart {
  html: string;
  /** Styles of the elements in it, as Emotion's cache has them: name, what was written, and the rules. */
  styles: { name: string; registered: string; rules: string | true }[];
}

/** One rendering that uses what is kept, and adds to it. */
export interface KeptRendering extends KeptHtml {
  /** Keeps the parts that were rendered for the first time. Returns the HTML without their marks. */
  take: (html: string) => string;
}

/** The parts of one frame: of the links of a release set and a configuration. */
export class KeptFrame {
  readonly #parts = new Map<string, KeptPart>();
  readonly #linked: ReadonlySet<string>;

  constructor(nav: SiteNav, config: SiteConfig) {
    this.#linked = new Set([...nav, ...contentLinks(config)].map(({ href }) => plainPath(href)));
  }

  /** What the page of this path may use; null for pages that links of the frame lead to, because these are marked then. */
  rendering(pathname: string, styles: EmotionCache): KeptRendering | null {
    if (this.#linked.has(plainPath(pathname))) return null;
    let hasNewParts = false;
    return {
      htmlOf: (part) => {
        const kept = this.#parts.get(part);
        if (!kept) hasNewParts = true;
        return kept?.html;
      },
      addStylesOf: (part) => {
        for (const { name, registered, rules } of this.#parts.get(part)?.styles ?? []) {
          styles.registered[`${styles.key}-${name}`] ??= registered;
          styles.inserted[name] ??= rules;
        }
      },
      take: (html) => (hasNewParts ? this.#take(html, styles) : html),
    };
  }

  #take(html: string, styles: EmotionCache): string {
    return html.replace(MARK, (_mark, part: string, offset: number) => {
      const inner = contentOf(html, offset);
      this.#parts.set(part, { html: inner, styles: stylesIn(inner, styles) });
      return '';
    });
  }
}

const MARK = new RegExp(` ${KEPT_ATTRIBUTE}="(\\w+)"`, 'g');

/** The path of a link or an address, so that all ways of writing it are the same: without query, final slash and case. */
function plainPath(address: string): string {
  // Only from the first slash of a row, so that an address of thousands of slashes takes linear time.
  const path = address.replace(/[?#].*/, '').replace(/(?<=[^/])\/+$/, '');
  try {
    return decodeURI(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

function stylesIn(html: string, { key, registered, inserted }: EmotionCache): KeptPart['styles'] {
  const classes = html.matchAll(new RegExp(`\\b${key}-([\\w-]+)`, 'g'));
  const names = new Set([...classes].flatMap(([, name]) => name ?? []));
  // In the order in which they were rendered, which later pages repeat.
  return Object.keys(inserted).flatMap((name) => {
    if (!names.has(name)) return [];
    const written = registered[`${key}-${name}`];
    const rules = inserted[name];
    return written !== undefined && rules !== undefined ? [{ name, registered: written, rules }] : [];
  });
}

const frames = new WeakMap<SiteNav, WeakMap<SiteConfig, KeptFrame>>();

/** The kept frame of these links and this configuration, which are the same objects for all pages of a release set. */
export function keptFrameOf(nav: SiteNav, config: SiteConfig): KeptFrame {
  const ofNav = frames.get(nav) ?? new WeakMap<SiteConfig, KeptFrame>();
  frames.set(nav, ofNav);
  const frame = ofNav.get(config) ?? new KeptFrame(nav, config);
  ofNav.set(config, frame);
  return frame;
}
