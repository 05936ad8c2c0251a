/**
 * Props of every widget one remote offers to another: the only thing two remotes agree on. A remote that offers a
 * new widget adds its line here, or merges it from its own package with `declare module 'shared-shell'`.
 */
export interface WidgetContracts {
  /** Catalogue: 'Find Your Perfect Course' on the home page. */
  'home-search': object;
  /** Accounts: the apply dialog, opened with the course to apply for. */
  apply: {
    open: boolean;
    onClose: () => void;
    course: { id: number; name: string; universityName?: string };
  };
  /** Accounts: 'Continue your application to …' on the home page; nothing when there is no draft. */
  'continue-application': object;
  /** Events: the registration dialog. `date` is display text, never parsed. */
  'event-registration': {
    open: boolean;
    onClose: () => void;
    event: { id: number; title: string; date?: string };
  };
  /** Events: the next few events, for the home page; nothing when there are none. */
  'next-events': object;
}

export type WidgetName = keyof WidgetContracts;
