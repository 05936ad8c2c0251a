import { useContext, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled, tokens } from 'shared-ui';
import { useIsSlow } from 'shared-ui/is-slow';
import { useStore } from 'zustand';
import { messages } from '../../messages.en.ts';
import { HostInternalsContext } from '../../remotes/host-internals.ts';
import { createLatePage, LATE_AFTER_MS } from './late-page.ts';

const { color, space } = tokens;

/** Thin progress line at the top while a clicked page is late. */
const Line = styled.div({
  position: 'fixed',
  top: 0,
  insetInline: 0,
  zIndex: 1200,
  height: 3,
  background: color.accent,
  transformOrigin: 'left',
  animation: 'site-progress 4s cubic-bezier(.1,.7,.1,1) forwards',
  '@keyframes site-progress': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } },
});

const Words = styled.p({
  position: 'fixed',
  top: `calc(${tokens.header} + ${space[8]})`,
  insetInline: 0,
  width: 'fit-content',
  marginInline: 'auto',
  zIndex: 940,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: 999,
  background: color.card,
  border: `1px solid ${color.control}`,
  boxShadow: tokens.shadow,
  '@media print': { display: 'none' },
});

const neverLate = createLatePage();

/**
 * Shows, and after a while says, that a clicked page is late: until it is there, the page before it stays on screen. Not by
 * the router's own state, which reaches React only together with the new page where the page before it is not hydrated.
 */
export function PageProgress() {
  const { latePage = neverLate, onShown } = useContext(HostInternalsContext) ?? {};
  const { key } = useLocation();
  // Together with the page: an effect that runs later has to wait for the code of a busy page.
  useLayoutEffect(() => onShown?.(key), [onShown, key]);
  const isLate = useStore(latePage.store, (state) => state.isLate);
  return (
    <>
      {isLate && <Line aria-hidden="true" />}
      <div role="status">{isLate && <SlowWords />}</div>
    </>
  );
}

function SlowWords() {
  const isSlow = useIsSlow(LATE_AFTER_MS);
  return isSlow && <Words>{messages.stillLoading}</Words>;
}
