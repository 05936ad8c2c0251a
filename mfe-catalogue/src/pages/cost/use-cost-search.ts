import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'shared-shell';
import { type CostParameter, type CostSearch, costPath, readCostSearch } from '../../cost/cost-address.ts';

/** Delay of the address while typing: browsers reject more than about 100 address changes in 30 s. */
const ADDRESS_DELAY_MS = 300;

/** The calculation that the address and what is typed since ask for. */
export interface CostState {
  search: CostSearch;
  /** Text of a field, as typed. */
  textOf: (name: CostParameter) => string;
  /** Calculates at once; the address follows. An empty text removes the choice. */
  setValue: (name: CostParameter, value: string) => void;
  /** Writes the address at once. */
  settle: () => void;
}

/** Keeps fields and address in step: typing replaces the history entry after a pause, and another address replaces what was typed. */
export function useCostSearch(): CostState {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(address);
  const latest = useRef(address);
  const written = useRef(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (address === written.current) return;
    clearTimeout(timer.current);
    written.current = address;
    latest.current = address;
    setTyped(address);
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    const path = costPath(readCostSearch(new URLSearchParams(latest.current)));
    written.current = path.slice('/cost'.length);
    navigate(path, { replace: true });
  }, [navigate]);
  const setValue = useCallback(
    (name: CostParameter, value: string) => {
      const query = new URLSearchParams(latest.current);
      if (value === '') query.delete(name);
      else query.set(name, value);
      latest.current = query.toString();
      setTyped(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, ADDRESS_DELAY_MS);
    },
    [settle],
  );
  const query = new URLSearchParams(typed);
  return {
    search: readCostSearch(query),
    textOf: (name) => query.get(name) ?? '',
    setValue,
    settle,
  };
}
