import { useCallback, useEffect, useRef, useState } from 'react';
import { type Course, courseListQuery, useQueryClient } from 'shared-api';
import { useApi, useTelemetry } from 'shared-shell';

/** CONST-1 to CONST-3. */
export const MIN_QUERY_LENGTH = 2;
export const DEBOUNCE_MS = 300;
export const SUGGESTION_COUNT = 5;
const RESULT_COUNT = 10;

/** Leading and trailing spaces do not count (B-4). */
export const isLongEnough = (text: string): boolean => [...text.trim()].length >= MIN_QUERY_LENGTH;

export interface HomeSearch {
  text: string;
  suggestions: readonly Course[];
  /** Null: no search yet, or the input was cleared. */
  results: readonly Course[] | null;
  /** The text that `results` were found for. */
  resultsText: string;
  isLoading: boolean;
  /**
   * Suggestions load 300 ms after the last change, also of a word that an input method composes (decision 150); an
   * empty input clears everything (B-6).
   */
  type: (text: string) => void;
  /** Fills the input with the course and shows it alone, without a request (B-5). */
  choose: (course: Course) => void;
  /** Runs the full search, unless the text is too short. */
  submit: () => void;
}

/** State of the home search (HOME-13 to HOME-20). Outdated answers are ignored. */
export function useHomeSearch(): HomeSearch {
  const api = useApi();
  const queryClient = useQueryClient();
  const telemetry = useTelemetry();
  const [text, setText] = useState('');
  const [suggestions, setSuggestions] = useState<readonly Course[]>([]);
  const [results, setResults] = useState<readonly Course[] | null>(null);
  const [resultsText, setResultsText] = useState('');
  const [isLoading, setIsLoading] = useState(false);
  const latestRequest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const runningQueryKey = useRef<readonly unknown[] | null>(null);

  /** Cancels the debounce and the running request. Returns the number of the next request. */
  const cancelPending = useCallback(() => {
    clearTimeout(timer.current);
    latestRequest.current += 1;
    if (runningQueryKey.current)
      queryClient.cancelQueries({ queryKey: runningQueryKey.current, exact: true });
    runningQueryKey.current = null;
    setIsLoading(false);
    return latestRequest.current;
  }, [queryClient]);

  const load = useCallback(
    async (search: string, records: number, show: (courses: Course[]) => void, fail: () => void) => {
      const request = cancelPending();
      const options = courseListQuery(api, { search: search.trim(), records });
      runningQueryKey.current = options.queryKey;
      setIsLoading(true);
      try {
        const page = await queryClient.fetchQuery(options);
        // The API may ignore `records`.
        if (request === latestRequest.current) show(page.results.slice(0, records));
      } catch (error) {
        if (request !== latestRequest.current) return;
        telemetry.error(error, { call: 'course-list' });
        fail();
      } finally {
        if (request === latestRequest.current) {
          runningQueryKey.current = null;
          setIsLoading(false);
        }
      }
    },
    [api, queryClient, cancelPending, telemetry],
  );

  useEffect(() => () => void cancelPending(), [cancelPending]);

  return {
    text,
    suggestions,
    results,
    resultsText,
    isLoading,
    type: (next) => {
      setText(next);
      cancelPending();
      if (!isLongEnough(next)) {
        setSuggestions([]);
        if (next.trim() === '') setResults(null);
        return;
      }
      timer.current = setTimeout(
        () => load(next, SUGGESTION_COUNT, setSuggestions, () => setSuggestions([])),
        DEBOUNCE_MS,
      );
    },
    choose: (course) => {
      cancelPending();
      setText(course.course_name);
      setSuggestions([]);
      setResults([course]);
      setResultsText(course.course_name);
    },
    submit: () => {
      if (!isLongEnough(text)) return;
      setSuggestions([]);
      // B-7: after a failure the old cards stay.
      const show = (courses: Course[]) => {
        setResults(courses);
        setResultsText(text.trim());
      };
      load(text, RESULT_COUNT, show, () => undefined);
    },
  };
}
