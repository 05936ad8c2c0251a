/**
 * A dialog of the page in which a widget shows its content, so that it can open before the widget has loaded. The
 * widget then brings no dialog of its own. `current`: what the widget does when the visitor wants to close the dialog,
 * e.g. ask first; null until it has loaded.
 */
export interface PageDialog {
  current: (() => void) | null;
}

/**
 * Props of every widget that one remote offers to another: the only contract between two remotes. A remote that offers
 * a new widget adds its props here, or merges them from its own package with `declare module 'shared-shell'`.
 */
export interface WidgetContracts {
  /** Catalogue: the home search 'Find Your Perfect Course' (HOME-13). */
  'home-search': object;
  /** Accounts: the apply dialog, opened with the course to apply for. */
  apply: {
    open: boolean;
    onClose: () => void;
    course: { id: number; name: string; universityName?: string };
    dialog?: PageDialog;
  };
  /** Catalogue: links to the saved courses except one, with the next step for each; renders nothing without any. */
  'saved-courses': { except: number };
  /** Accounts: 'Continue your application to …' on the home page; renders nothing without a draft. */
  'continue-application': object;
  /** Accounts, in the frame: sends applications that wait for the network, and says what became of them. */
  'waiting-applications': object;
  /** Accounts, in the frame's logout dialog: what to do with applications that wait. `onLogout` logs out. */
  'logout-while-waiting': { onLogout: () => void };
  /** Events: the registration dialog. `date` is display text and is never parsed. */
  'event-registration': {
    open: boolean;
    onClose: () => void;
    event: { id: number; title: string; date?: string };
    dialog?: PageDialog;
  };
  /** Events: the next few events, for the home page; renders nothing without events. */
  'next-events': object;
}

export type WidgetName = keyof WidgetContracts;
