import { useLocation } from 'react-router-dom';
import { localizedPath } from 'shared-language';
import { useConfig } from 'shared-shell';
import { IconButton, styled, tokens } from 'shared-ui';
import { messages } from '../../messages.en.ts';

const Switch = styled.button({
  minHeight: 48,
  padding: `${tokens.space[8]} ${tokens.space[16]}`,
  border: '1px solid currentColor',
  borderRadius: tokens.radius.input,
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '&[data-plain]': {
    padding: tokens.space[8],
    border: 0,
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
  },
});

/** A gauge, which is low or full. */
function LowDataIcon({ isOn }: { isOn: boolean }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M4.6 17.5a9 9 0 1 1 14.8 0" strokeLinecap="round" />
      <path d={isOn ? 'M12 13 7.5 9.5' : 'm12 13 4.5-3.5'} strokeLinecap="round" />
    </svg>
  );
}

/**
 * Changes between full pages and those with low data, and shows this page again. A form that the server answers, so it
 * works without scripts. Renders nothing in hosts that have full pages only.
 */
export function LowDataSwitch({
  look,
}: {
  /** `link`: like a link, within a line of text. `icon`: where there is no room for words. */
  look?: 'link' | 'icon';
}) {
  const { lowData } = useConfig();
  const { pathname, search } = useLocation();
  if (!lowData) return null;
  const target = lowData === 'on' ? 'full' : 'low';
  const label = lowData === 'on' ? messages.fullPages : messages.lessData;
  return (
    <form
      method="post"
      action={`/low-data?to=${target}&back=${encodeURIComponent(localizedPath(pathname) + search)}`}
      // For the document's first script: no code has to be loaded for it.
      data-without-code=""
      data-no-print=""
    >
      {look === 'icon' ? (
        <IconButton type="submit" label={label} title={label}>
          <LowDataIcon isOn={lowData === 'on'} />
        </IconButton>
      ) : (
        <Switch type="submit" data-plain={look === 'link' || undefined}>
          {label}
        </Switch>
      )}
    </form>
  );
}
