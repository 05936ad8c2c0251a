import { createContext, type RefObject, useContext, useEffect, useLayoutEffect } from 'react';

/**
 * What visitors type, choose, tick and tap in the server's HTML before its code is there. React does not know of it:
 * the next render, or a form library that sets its initial values, would empty the fields again, and nobody would
 * answer the tap.
 */
export interface EarlyInput {
  /** What is around all areas: an area by itself. */
  frame: Element;
  /** Enters it again, for the code of `area` to see. Called in the commit in which that code takes over its HTML. */
  handOver: (area: Element | null) => void;
  /** Repeats the last tap, if it was in this area. Called after that commit's effects, which may still close things. */
  answerTap: (area: Element | null) => void;
}

/** Null where the browser renders from nothing, and on the server. */
export const EarlyInputContext = createContext<EarlyInput | null>(null);

type AreaRef = RefObject<Element | null> | 'frame';

/**
 * Stands beside the code of an area, behind the same boundary: it arrives in the commit in which that code takes over,
 * after the code's own refs and effects.
 */
export function EarlyInputTaker({ area }: { area: AreaRef }) {
  const earlyInput = useContext(EarlyInputContext);
  useLayoutEffect(() => earlyInput?.handOver(placeOf(area, earlyInput)), [area, earlyInput]);
  useEffect(() => earlyInput?.answerTap(placeOf(area, earlyInput)), [area, earlyInput]);
  return null;
}

/** Null where the browser itself renders the area, whose element then comes after its content. */
const placeOf = (area: AreaRef, { frame }: EarlyInput) => (area === 'frame' ? frame : area.current);
