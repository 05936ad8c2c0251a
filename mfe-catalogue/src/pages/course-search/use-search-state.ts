import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApi, useHref, useLocation, useNavigate } from 'shared-shell';
import {
  type CourseSearch,
  courseSearchPath,
  emptySearch,
  readCourseSearch,
} from '../../search/search-address.ts';

/** Debounce of the address while typing: browsers reject more than about 100 address changes in 30 s. */
const ADDRESS_DEBOUNCE_MS = 300;

/** State of a history entry: the typed text from another page (SEARCH-11, B-9), or the link that was followed. */
interface EntryState {
  search?: unknown;
  link?: unknown;
}

/** A search and the position in its results. */
export interface SearchPlace {
  search: CourseSearch;
  /** The API's own link of the shown page, when it was reached by Previous or Next. */
  link: string | null;
}

/** Actions on the search. Their identities are stable. Whatever is a link needs none: its address is the search. */
export interface SearchActions {
  /** Searches immediately; the address follows after the debounce. */
  setText: (text: string) => void;
  setFilter: (change: Partial<Omit<CourseSearch, 'search' | 'page' | 'part'>>) => void;
}

export interface SearchState extends SearchActions {
  search: CourseSearch;
  /** Changes identity with every change, for `useDeferredValue`. */
  place: SearchPlace;
}

/**
 * Keeps the search and the address in sync. A change replaces the history entry; a change of the address by other means
 * (paging, a chip, Back) replaces the search. Navigation state takes precedence over the query
 * (B-9).
 */
export function useSearchState(): SearchState {
  const api = useApi();
  const navigate = useNavigate();
  const location = useLocation();
  const [current, setCurrent] = useState<SearchPlace>(() => ({
    search: readCourseSearch(new URLSearchParams(location.search)),
    link: null,
  }));
  /** The latest search. Text is rendered in a transition, and a filter that is chosen meanwhile must build on it. */
  const latest = useRef(current);
  const address = useRef(location.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Query of the address that follows after the debounce; null when there is none. */
  const delayed = useRef<string | null>(null);
  const basePath = useHref('/course-search');

  const apply = useCallback(
    (search: CourseSearch, delay = 0) => {
      clearTimeout(timer.current);
      delayed.current = null;
      latest.current = { search, link: null };
      setCurrent(latest.current);
      const path = courseSearchPath(search);
      const query = path.slice('/course-search'.length);
      const write = () => {
        delayed.current = null;
        address.current = query;
        navigate(path, { replace: true });
      };
      if (delay) {
        delayed.current = query;
        timer.current = setTimeout(write, delay);
      } else write();
    },
    [navigate],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  // A link that is followed before the delayed change: the change would cancel that navigation. The address is written at
  // once instead, past the router, so that Back returns to what was typed.
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (delayed.current === null || !(target as Element | null)?.closest?.('a[href]')) return;
      clearTimeout(timer.current);
      address.current = delayed.current;
      window.history.replaceState(window.history.state, '', basePath + delayed.current);
      delayed.current = null;
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [basePath]);

  const entry = location.state as EntryState | null;
  const followed = typeof entry?.link === 'string' ? api.relativeLink(entry.link) : null;
  const handedOver = typeof entry?.search === 'string' ? entry.search : null;
  // Runs once per history entry, whose address and state replace the search.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry's key stands for its address and state.
  useEffect(() => {
    const asWritten = readCourseSearch(new URLSearchParams(location.search));
    if (handedOver !== null && handedOver !== asWritten.search) {
      apply({ ...emptySearch, search: handedOver });
      return;
    }
    if (location.search !== address.current || followed) {
      clearTimeout(timer.current);
      delayed.current = null;
      address.current = location.search;
      latest.current = { search: asWritten, link: followed };
      setCurrent(latest.current);
    }
  }, [location.key]);

  const actions = useMemo<SearchActions>(() => {
    const changed = (change: Partial<CourseSearch>) => ({ ...latest.current.search, ...change });
    return {
      setText: (text) => apply(changed({ search: text, page: 1, part: 1 }), ADDRESS_DEBOUNCE_MS),
      setFilter: (change) => apply(changed({ ...change, page: 1, part: 1 })),
    };
  }, [apply]);
  return { search: current.search, place: current, ...actions };
}
