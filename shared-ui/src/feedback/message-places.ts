import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Where messages are rendered: null, their own place in the page; an element in an open dialog; `closing`, nowhere
 * until the dialog has closed.
 */
export type MessagePlace = HTMLElement | 'closing' | null;

export interface MessagePlaces {
  /** Registers a place inside a dialog; the newest one is used. Returns how to unregister it. */
  offer: (element: HTMLElement) => () => void;
  /** Reports whether the dialog of a place is open or closing. */
  setOpen: (element: HTMLElement, open: boolean) => void;
  current: () => MessagePlace;
  subscribe: (listener: () => void) => () => void;
}

/**
 * While a dialog is open, the page behind it is inert and covered. Messages are then rendered in the topmost
 * dialog, where they are announced, reachable by keyboard and cover no control.
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

/** One store per tree, created by `SiteTheme` and never replaced. */
export const MessagePlacesContext = createContext<MessagePlaces>(createMessagePlaces());

export function useMessagePlace(): MessagePlace {
  const places = useContext(MessagePlacesContext);
  return useSyncExternalStore(places.subscribe, places.current, () => null);
}
