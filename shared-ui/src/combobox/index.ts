/** Beside the eager face, because only pages that search need it (5 kB of MUI's useAutocomplete). */
export { Combobox, type ComboboxProps } from './combobox.tsx';
