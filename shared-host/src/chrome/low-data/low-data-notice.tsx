import { useConfig } from 'shared-shell';
import { styled, tokens } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { LowDataSwitch } from './low-data-switch.tsx';

const { color, space } = tokens;

const Bar = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[8],
  padding: `0 ${space[16]}`,
  background: color.tint,
  color: color.ink,
  fontSize: '.875rem',
});

/** Above a light page: that it is one, and the way to full ones. A visitor may get it by a forgotten setting of the browser. */
export function LowDataNotice() {
  if (useConfig().lowData !== 'on') return null;
  return (
    <Bar data-no-print="">
      <span>{messages.lowDataOn}</span>
      <LowDataSwitch look="link" />
    </Bar>
  );
}
