import { useConfig } from 'shared-shell';
import { styled, tokens } from 'shared-ui';
import { NeedsScript } from 'shared-ui/scripting';
import { messages } from '../../messages.en.ts';
import { LowDataSwitch } from './low-data-switch.tsx';

const { space } = tokens;

const Saving = styled.section({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  marginTop: space[32],
  '& p': { flex: '1 1 18rem' },
});
const Pictures = styled.button({
  minHeight: 48,
  padding: `${space[8]} 0`,
  border: 0,
  background: 'none',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
});

/**
 * The switch for low data in the footer. On a light page also what is left out, a button that shows all pictures, and
 * what the page has cost: the page's script (`shell/src/browser/low-data/`) measures that and writes it here.
 */
export function LowDataReport() {
  const { lowData } = useConfig();
  if (!lowData) return null;
  return (
    <Saving aria-label={messages.lowData} data-no-print="">
      <LowDataSwitch />
      {lowData === 'on' && (
        <>
          <NeedsScript>
            <Pictures type="button" data-shows-pictures="" data-without-code="">
              {messages.showPictures}
            </Pictures>
          </NeedsScript>
          <div>
            <p>{messages.lowDataMeans}</p>
            <p
              data-low-data-report=""
              data-page={messages.pageWeighs('{used}', '{full}')}
              data-unknown={messages.otherServersUncounted}
              data-month={messages.monthWeighs('{total}')}
            />
          </div>
        </>
      )}
    </Saving>
  );
}
