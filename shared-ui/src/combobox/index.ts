/** Not part of the face, because only pages with a search need it (5 kB of MUI's useAutocomplete). */
export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { EarlySuggestions } from './early-list.tsx';
