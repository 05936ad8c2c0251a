import { createContext, type RefObject, useContext, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Input that visitors enter in the server's HTML before the code of that area has loaded. React does not see it:
 * without a replay, the next render, or a form library that sets its initial values, would empty the fields, and clicks
 * would be lost.
 */
export interface EarlyInput {
  /** Root element of the site frame, which counts as an area of its own. */
  frame: Element;
  /**
   * Begins to record input in server HTML that a running site shows in an area.
   * @param shown the HTML as it is on the screen
   * @param original the same as it was sent
   * @returns to be called before the HTML is replaced: notes what is to be done again in what replaces it
   */
  watchHtml: (area: Element, shown: Element, original: Element) => () => void;
  /**
   * Enters values again, as events that the code of `area` handles. Called in the commit that hydrates the area.
   * @returns whether there are any; they are entered in a microtask
   */
  replayValues: (area: Element | null) => boolean;
  /** To be called when React has rendered areas anew instead of hydrating them: enters the values and repeats the actions there. */
  replayReplaced: () => void;
  /**
   * Repeats the presses of toggles in this area, and the last click or form submission if it was in it. Called after the
   * effects of that commit, because effects may still close a menu or dialog that the click opens.
   */
  replayAction: (area: Element | null) => void;
}

/** Null on the server, and when the browser renders into an empty root. */
export const EarlyInputContext = createContext<EarlyInput | null>(null);

type AreaRef = RefObject<Element | null> | 'frame';

/**
 * Replays early input of an area. It must be a later sibling of the area's code inside the same Suspense boundary: its
 * effects then run in the commit that hydrates the area, after the refs and effects of the code itself.
 */
export function EarlyInputReplay({ area }: { area: AreaRef }) {
  const earlyInput = useContext(EarlyInputContext);
  const [, setReplays] = useState(false);
  // A state update in a layout effect makes React run all other effects of the commit at once. Without it the components
  // do not listen to their stores yet when the values are entered, and a box would be shown without its tick meanwhile.
  useLayoutEffect(
    () => setReplays(earlyInput?.replayValues(elementOf(area, earlyInput)) ?? false),
    [area, earlyInput],
  );
  useEffect(() => earlyInput?.replayAction(elementOf(area, earlyInput)), [area, earlyInput]);
  return null;
}

/**
 * Null when the browser rendered the area itself: the ref of the outer element is then attached after these effects.
 */
const elementOf = (area: AreaRef, { frame }: EarlyInput) => (area === 'frame' ? frame : area.current);
