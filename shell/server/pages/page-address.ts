import type { PageDefinition } from 'shared-shell';
import type { ChosenSet } from '../releases/canary.ts';
import type { RenderBundle } from '../render-bundle.ts';
import type { RenderedDocument } from './document/rendered-document.ts';
import { localizedRequest } from './page-language.ts';
import { pageQuery } from './page-query.ts';
import { pageDefinition, routeOf } from './route-of.ts';

type MatchRoute = RenderBundle['matchRoute'];

/** A requested address, read by the routes of the set that serves it. */
export interface PageAddress {
  /** The address without its language, with the parameters that its route knows. */
  url: URL;
  /** The set in the language of the address. */
  served: ChosenSet;
  /** The parameters that the route does not know, with `?`; empty without any. */
  rest: string;
}

/** @param matchRoute matches routes where the set has no shell of its own */
export function pageAddress(address: URL, chosen: ChosenSet, matchRoute: MatchRoute): PageAddress {
  const { url: localized, served } = localizedRequest(address, chosen);
  if (!address.search) return { url: localized, served, rest: '' };
  const { query, rest } = pageQuery(address.search, matchOf(localized, served, matchRoute)?.route.query);
  const url = new URL(localized);
  url.search = query;
  return { url, served, rest };
}

/** The code of the page at an address; undefined where there is none, or while its remote cannot be rendered here. */
export function pageAt(address: URL, chosen: ChosenSet, matchRoute: MatchRoute): PageDefinition | undefined {
  const { url, served } = localizedRequest(address, chosen);
  return pageDefinition(served, matchOf(url, served, matchRoute));
}

const matchOf = ({ pathname }: URL, served: ChosenSet, matchRoute: MatchRoute) =>
  routeOf(served.host?.render.matchRoute ?? matchRoute, served, pathname);

/** A redirect keeps the parameters that the page does not know, for the statistics of the target. */
export const withRest = (document: RenderedDocument, rest: string): RenderedDocument =>
  document.redirect && rest
    ? {
        ...document,
        redirect: document.redirect + (document.redirect.includes('?') ? rest.replace('?', '&') : rest),
      }
    : document;
