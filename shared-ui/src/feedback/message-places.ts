import { createContext, useContext, useSyncExternalStore } from 'react';

/** Where a message goes: null, its own place in the page; an element inside an open dialog; `closing`, nowhere yet. */
export type MessagePlace = HTMLElement | 'closing' | null;

export interface MessagePlaces {
  /** Offers a place inside a dialog; the newest one is used. Returns how to take it back. */
  offer: (element: HTMLElement) => () => void;
  /** Tells whether the dialog of a place is open or on its way out. */
  setOpen: (element: HTMLElement, open: boolean) => void;
  current: () => MessagePlace;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A dialog makes the page behind it inert and lies over it, so a message belongs into the topmost dialog while there
 * is one: only there is it heard, within reach of the keyboard, and above no control.
 */
export function createMessagePlaces(): MessagePlaces {
  let places: { element: HTMLElement; open: boolean }[] = [];
  const listeners = new Set<() => void>();
  const change = (next: typeof places) => {
    places = next;
    for (const listener of listeners) listener();
  };
  return {
    offer: (element) => {
      change([...places, { element, open: true }]);
      return () => change(places.filter((place) => place.element !== element));
    },
    setOpen: (element, open) =>
      change(places.map((place) => (place.element === element ? { element, open } : place))),
    current: () => {
      const top = places.at(-1);
      if (!top) return null;
      return top.open ? top.element : 'closing';
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One store per tree, made by `SiteTheme` and never replaced. */
export const MessagePlacesContext = createContext<MessagePlaces>(createMessagePlaces());

export function useMessagePlace(): MessagePlace {
  const places = useContext(MessagePlacesContext);
  return useSyncExternalStore(places.subscribe, places.current, () => null);
}
