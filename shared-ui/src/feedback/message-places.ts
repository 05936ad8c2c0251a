import { createContext, useContext, useSyncExternalStore } from 'react';

/** Where messages are rendered: an element in an open dialog, or null, their own place in the page. */
export type MessagePlace = HTMLElement | null;

export interface MessagePlaces {
  /** Registers the place inside a dialog that has opened; the newest one is used. Returns how to unregister it. */
  offer: (element: HTMLElement) => () => void;
  current: () => MessagePlace;
  subscribe: (listener: () => void) => () => void;
}

/**
 * While a dialog is open, the page behind it is inert and covered. Messages are then rendered in the topmost
 * dialog, where they are announced, reachable by keyboard and cover no control.
 */
export function createMessagePlaces(): MessagePlaces {
  let places: HTMLElement[] = [];
  const listeners = new Set<() => void>();
  const change = (next: typeof places) => {
    places = next;
    for (const listener of listeners) listener();
  };
  return {
    offer: (element) => {
      change([...places, element]);
      return () => change(places.filter((place) => place !== element));
    },
    current: () => places.at(-1) ?? null,
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
