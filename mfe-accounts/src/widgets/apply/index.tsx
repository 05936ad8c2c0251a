import { useSession, type WidgetContracts } from 'shared-shell';
import type { DraftStore } from '../../drafts/draft-store.ts';
import { useDraftStore } from '../../drafts/use-draft-store.ts';
import { ApplicationDialog } from './application-dialog.tsx';
import { GuestDialog } from './guest-dialog.tsx';

/** The apply dialog for a course (APPLY-1). `store` is for tests. */
export default function ApplyWidget({
  open,
  onClose,
  course,
  dialog,
  store: given,
}: WidgetContracts['apply'] & { store?: DraftStore }) {
  const { isLoggedIn, subject } = useSession();
  const store = useDraftStore(given);
  const View = isLoggedIn ? ApplicationDialog : GuestDialog;
  // The key gives another account, e.g. after a login in another tab, a form of its own.
  return (
    <View
      key={`${subject} ${course.id}`}
      open={open}
      onClose={onClose}
      course={course}
      dialog={dialog}
      store={store}
    />
  );
}
