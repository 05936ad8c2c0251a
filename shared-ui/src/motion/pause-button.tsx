import { PauseIcon, PlayIcon } from '../icons/icons.tsx';
import { messages } from '../messages.en.ts';
import { styled } from '../styled/styled.ts';

const Root = styled.button({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: '2px solid var(--c-control)',
  borderRadius: 999,
  background: 'var(--c-card)',
  color: 'var(--c-ink)',
  cursor: 'pointer',
});

/** The pause control of moving content (WCAG 2.2.2). `what` names it: 'services carousel'. */
export function PauseButton({
  paused,
  onToggle,
  what,
}: {
  paused: boolean;
  onToggle: () => void;
  what: string;
}) {
  return (
    <Root
      type="button"
      onClick={onToggle}
      aria-label={paused ? messages.play(what) : messages.pause(what)}
      data-no-print=""
    >
      {paused ? <PlayIcon /> : <PauseIcon />}
    </Root>
  );
}
