import { useCallback, useEffect, useRef, useState } from 'react';
import { type Course, courseListQuery, useQueryClient } from 'shared-api';
import { useApi, useTelemetry } from 'shared-shell';

/** D1 §5, §9. */
export const MIN_QUERY_LENGTH = 2;
export const DEBOUNCE_MS = 300;
const SUGGESTION_COUNT = 5;
const RESULT_COUNT = 10;

/** Spaces around a word are not typed text (decisions B-4). */
export const isLongEnough = (text: string): boolean => [...text.trim()].length >= MIN_QUERY_LENGTH;

export interface HomeSearch {
  text: string;
  suggestions: readonly Course[];
  /** Null: nothing was searched, or the input was cleared. */
  results: readonly Course[] | null;
  isLoading: boolean;
  /**
   * Typing: suggestions follow 300 ms after the last change; an empty input clears everything (decisions B-6). While
   * an input method composes a word, its letters are shown and asked for once the word is there.
   */
  type: (text: string, isComposing?: boolean) => void;
  /** Fills the input with the course and shows it alone; asks for nothing (decisions B-5). */
  choose: (course: Course) => void;
  /** The full search; does nothing for texts that are too short. */
  submit: () => void;
}

/** State of the home search (D1 §4, §5, §7). An answer that arrives after a newer request changes nothing. */
export function useHomeSearch(): HomeSearch {
  const api = useApi();
  const queryClient = useQueryClient();
  const telemetry = useTelemetry();
  const [text, setText] = useState('');
  const [suggestions, setSuggestions] = useState<readonly Course[]>([]);
  const [results, setResults] = useState<readonly Course[] | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const turn = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<readonly unknown[] | null>(null);

  /** Ends what is pending or under way: from here on only the newest request may speak. */
  const supersede = useCallback(() => {
    clearTimeout(timer.current);
    turn.current += 1;
    if (asked.current) queryClient.cancelQueries({ queryKey: asked.current, exact: true });
    asked.current = null;
    setIsLoading(false);
    return turn.current;
  }, [queryClient]);

  const ask = useCallback(
    async (search: string, records: number, show: (courses: Course[]) => void, fail: () => void) => {
      const mine = supersede();
      const options = courseListQuery(api, { search: search.trim(), records });
      asked.current = options.queryKey;
      setIsLoading(true);
      try {
        const page = await queryClient.fetchQuery(options);
        // An API that ignores `records` must not fill the home page.
        if (mine === turn.current) show(page.results.slice(0, records));
      } catch (error) {
        if (mine !== turn.current) return;
        telemetry.error(error, { call: 'course-list' });
        fail();
      } finally {
        if (mine === turn.current) {
          asked.current = null;
          setIsLoading(false);
        }
      }
    },
    [api, queryClient, supersede, telemetry],
  );

  useEffect(() => () => void supersede(), [supersede]);

  return {
    text,
    suggestions,
    results,
    isLoading,
    type: (next, isComposing = false) => {
      setText(next);
      supersede();
      if (isComposing) return;
      if (!isLongEnough(next)) {
        setSuggestions([]);
        if (next.trim() === '') setResults(null);
        return;
      }
      timer.current = setTimeout(
        () => ask(next, SUGGESTION_COUNT, setSuggestions, () => setSuggestions([])),
        DEBOUNCE_MS,
      );
    },
    choose: (course) => {
      supersede();
      setText(course.course_name);
      setSuggestions([]);
      setResults([course]);
    },
    submit: () => {
      if (!isLongEnough(text)) return;
      setSuggestions([]);
      // Decisions B-7: a failure ends the loading and leaves the old cards.
      ask(text, RESULT_COUNT, setResults, () => undefined);
    },
  };
}
