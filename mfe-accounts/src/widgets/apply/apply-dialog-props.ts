import type { WidgetContracts } from 'shared-shell';
import type { DraftStore } from '../../drafts/draft-store.ts';

/** Props of the dialog in either form: for guests and for applicants. */
export type ApplyDialogProps = WidgetContracts['apply'] & { store: DraftStore };
