import { useLocation } from 'react-router-dom';
import { localizedPath } from 'shared-language';
import { useConfig } from 'shared-shell';
import { styled, tokens } from 'shared-ui';
import { messages } from '../messages.en.ts';

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

/**
 * Changes between full pages and those with low data, and shows this page again. A form that the server answers, so it
 * works without scripts. Renders nothing in hosts that have full pages only.
 */
export function LowDataSwitch({
  plain,
}: {
  /** Looks like a link, within a line of text. */
  plain?: boolean;
}) {
  const { lowData } = useConfig();
  const { pathname, search } = useLocation();
  if (!lowData) return null;
  const target = lowData === 'on' ? 'full' : 'low';
  return (
    <form
      method="post"
      action={`/low-data?to=${target}&back=${encodeURIComponent(localizedPath(pathname) + search)}`}
      // For the document's first script: no code has to be loaded for it.
      data-without-code=""
      data-no-print=""
    >
      <Switch type="submit" data-plain={plain || undefined}>
        {lowData === 'on' ? messages.fullPages : messages.lessData}
      </Switch>
    </form>
  );
}
