import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApi, useLocation, useNavigate } from 'shared-shell';
import {
  type CourseSearch,
  courseSearchPath,
  DEFAULT_MAX_FEE,
  emptySearch,
  pageOfLink,
  readCourseSearch,
} from '../../search/search-address.ts';

/** How long typing rests before the address follows it: browsers refuse more than about 100 addresses in 30 s. */
const ADDRESS_DEBOUNCE_MS = 300;

/** What a history entry of this page may carry: the typed text handed over (D1 §4, B-9), or the link that was followed. */
interface EntryState {
  search?: unknown;
  link?: unknown;
}

/** A search and where in its list the visitor is. */
export interface SearchPlace {
  search: CourseSearch;
  /** The API's own link of the shown page, when it was reached by Previous or Next. */
  link: string | null;
}

/** The ways to change it: the same functions for the life of the page. */
export interface SearchActions {
  /** Text searches at once; only the address waits until typing rests. */
  setText: (text: string) => void;
  setFilter: (change: Partial<Omit<CourseSearch, 'search' | 'page' | 'part'>>) => void;
  /** Lifts the fee limit. The default one only hides what is on the page already, so the page stays. */
  showAllFees: () => void;
  /** Follows a `next` or `previous` link, to a part of its answer; a step of its own in the history. */
  follow: (link: string, part?: number) => void;
  /** Another part of the same answer; a step of its own in the history. */
  turnTo: (part: number) => void;
  reset: () => void;
}

export interface SearchState extends SearchActions {
  search: CourseSearch;
  /** One object per change, for what may follow later. */
  place: SearchPlace;
}

/**
 * The search lives here and in the address, and both agree: a change goes into the address (replacing the entry,
 * only paging adds one), and an address that changes otherwise (Back, a link) comes back. Navigation state wins over
 * the query (decisions B-9).
 */
export function useSearchState(): SearchState {
  const api = useApi();
  const navigate = useNavigate();
  const location = useLocation();
  const [current, setCurrent] = useState<SearchPlace>(() => ({
    search: readCourseSearch(new URLSearchParams(location.search)),
    link: null,
  }));
  /** What was last asked for: typed text is rendered in a transition, and a filter chosen meanwhile must not lose it. */
  const latest = useRef(current);
  const address = useRef(location.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const apply = useCallback(
    (search: CourseSearch, options: { link?: string | null; isStep?: boolean; delay?: number } = {}) => {
      clearTimeout(timer.current);
      latest.current = { search, link: options.link ?? null };
      setCurrent(latest.current);
      const write = () => {
        const path = courseSearchPath(search);
        address.current = path.slice('/course-search'.length);
        navigate(
          path,
          options.isStep ? { state: options.link ? { link: options.link } : null } : { replace: true },
        );
      };
      if (options.delay) timer.current = setTimeout(write, options.delay);
      else write();
    },
    [navigate],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const entry = location.state as EntryState | null;
  const followed = typeof entry?.link === 'string' ? api.relativeLink(entry.link) : null;
  const handedOver = typeof entry?.search === 'string' ? entry.search : null;
  // Runs per history entry: what the entry says replaces what was searched before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry's key stands for its address and state.
  useEffect(() => {
    const asWritten = readCourseSearch(new URLSearchParams(location.search));
    if (handedOver !== null && handedOver !== asWritten.search) {
      apply({ ...emptySearch, search: handedOver });
      return;
    }
    if (location.search !== address.current || followed) {
      clearTimeout(timer.current);
      address.current = location.search;
      latest.current = { search: asWritten, link: followed };
      setCurrent(latest.current);
    }
  }, [location.key]);

  const actions = useMemo<SearchActions>(() => {
    const changed = (change: Partial<CourseSearch>) => ({ ...latest.current.search, ...change });
    return {
      setText: (text) => apply(changed({ search: text, page: 1, part: 1 }), { delay: ADDRESS_DEBOUNCE_MS }),
      setFilter: (change) => apply(changed({ ...change, page: 1, part: 1 })),
      showAllFees: () => {
        const stays = latest.current.search.maxFee === DEFAULT_MAX_FEE;
        apply(changed({ maxFee: null, ...(stays ? {} : { page: 1, part: 1 }) }));
      },
      follow: (link, part = 1) => apply(changed({ page: pageOfLink(link), part }), { link, isStep: true }),
      turnTo: (part) => apply(changed({ part }), { link: latest.current.link, isStep: true }),
      reset: () => apply(emptySearch),
    };
  }, [apply]);
  return { search: current.search, place: current, ...actions };
}
