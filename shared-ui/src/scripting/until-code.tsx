import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NeedsScript, Text } from 'shared-ui';
import { useIsHydrated } from 'shared-ui/hydration';

/**
 * A text that is shown until the code arrives, about what only code can tell: 'If you are logged in already, the form
 * appears here'. In a dialog that is open at that moment it keeps its room until the dialog is closed: the dialog is
 * centred, and its buttons would move under the finger.
 */
export function UntilCode({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const [isFromServer] = useState(!isHydrated);
  const [keepsRoom, setKeepsRoom] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  // Before the first rendering with `isHydrated`.
  useLayoutEffect(() => {
    if (isFromServer && text.current?.closest('dialog')?.open) setKeepsRoom(true);
  }, [isFromServer]);
  useEffect(() => {
    const dialog = text.current?.closest('dialog');
    if (!keepsRoom || !dialog) return;
    const giveUpRoom = async () => {
      await Promise.allSettled((dialog.getAnimations?.() ?? []).map(({ finished }) => finished));
      // It may have been opened again while it faded out.
      if (!dialog.open) setKeepsRoom(false);
    };
    dialog.addEventListener('close', giveUpRoom);
    return () => dialog.removeEventListener('close', giveUpRoom);
  }, [keepsRoom]);
  return (
    <NeedsScript>
      <Text
        ref={text}
        tone="slate"
        size="s"
        hidden={isHydrated && !keepsRoom}
        // Hides it from assistive technology as well.
        style={isHydrated ? { visibility: 'hidden' } : undefined}
      >
        {children}
      </Text>
    </NeedsScript>
  );
}
