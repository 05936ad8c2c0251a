/**
 * The face of the design system. It is shared through federation, eager and not tree-shaken: every byte is on
 * every page, so it contains what most pages use, within a tested budget. Other parts have subpaths and are
 * bundled by the packages that import them: combobox, map, scenes, the page kit (page-frame, picture, loading,
 * focused …) and fonts. The face only grows within a major version.
 */
export { CacheProvider, css, Global, keyframes } from '@emotion/react';

export { Button } from './actions/button.tsx';
export { IconButton } from './actions/icon-button.tsx';
export { TextLink } from './actions/text-link.tsx';
export { Accordion, type AccordionItem, type AccordionProps } from './disclosure/accordion.tsx';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure.tsx';
export { type Tab, Tabs, type TabsProps } from './disclosure/tabs.tsx';
export { Alert, type AlertProps, type Severity } from './feedback/alert.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export { Retry } from './feedback/retry.tsx';
export { Skeleton } from './feedback/skeleton.tsx';
export { messagePlace, Snackbar, type SnackbarProps } from './feedback/snackbar.tsx';
export { Spinner } from './feedback/spinner.tsx';
export { EmptyState, ErrorState, type ErrorStateProps } from './feedback/states.tsx';
export {
  Checkbox,
  type CheckboxProps,
  labelledBox,
  RadioGroup,
  type RadioGroupProps,
} from './forms/choice.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './forms/error-summary.tsx';
export { Field, type FieldProps } from './forms/field.tsx';
export { FileInput, type FileInputProps } from './forms/file-input.tsx';
export { PasswordField } from './forms/password-field.tsx';
export { Select, type SelectProps } from './forms/select.tsx';
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './forms/text-field.tsx';
export { forwardsAll } from './forwards-all.ts';
export * from './icons/icons.tsx';
export { Container } from './layout/container.tsx';
export { Grid } from './layout/grid.tsx';
export { Section } from './layout/section.tsx';
export { SkipLink } from './layout/skip-link.tsx';
export { Stack } from './layout/stack.tsx';
export { VisuallyHidden } from './layout/visually-hidden.tsx';
export { LowDataContext } from './low-data/low-data-context.ts';
export { PauseButton } from './motion/pause-button.tsx';
export { Dialog } from './overlays/dialog.tsx';
export { Drawer } from './overlays/drawer.tsx';
export { closesDialog, opensDialog } from './overlays/opens-dialog.ts';
export type { DialogProps, DrawerProps } from './overlays/overlay-props.ts';
export { preloadOverlays } from './overlays/preload-overlays.ts';
export { Pagination, type PaginationProps } from './paging/pagination.tsx';
export type { Polymorphic } from './polymorphic.ts';
export { NeedsScript } from './scripting/needs-script.ts';
export { styled } from './styled/styled.ts';
export { Banner, type BannerProps } from './surfaces/banner.tsx';
export { Card, CardBody, CardLink } from './surfaces/card.tsx';
export { Chip } from './surfaces/chip.tsx';
export { Heading, type HeadingProps } from './text/heading.tsx';
export { langOf } from './text/lang-of.ts';
export { Prose } from './text/prose.tsx';
export { Text } from './text/text.tsx';
export { SiteTheme } from './theme/site-theme.tsx';
export { breakpoints, from, tokens, withBottomBar } from './theme/tokens.ts';
