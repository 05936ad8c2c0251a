import { useDeviceValue } from 'shared-shell/device-value';
import { Button, Checkbox, Stack, Text } from 'shared-ui';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { useIsHydrated } from 'shared-ui/hydration';
import { NeedsScript } from 'shared-ui/scripting';
import { storedBox } from '../../address/address-form.ts';
import { nocMessages as texts } from '../../noc/messages.en.ts';
import { NO_TICKS, nocItems, nocTicks } from '../../noc/ticks.ts';
import { PrintButton } from '../../printing/print-button.tsx';
import { TextSection } from './text-section.tsx';

/** Id of the line that counts the ticks. */
const TICKS = 'noc-ticks';

/**
 * Papers and steps to tick off. Without code the boxes can be ticked and printed; with code the ticks stay on the
 * device.
 */
export function Checklist() {
  const [ticks, write, isPersistent] = useDeviceValue(nocTicks, NO_TICKS);
  const isHydrated = useIsHydrated();
  const items = (list: Readonly<Record<string, string>>) =>
    Object.entries(list).map(([id, label]) => (
      <li key={id}>
        <Checkbox
          name={`noc-${id}`}
          label={label}
          {...storedBox}
          // The first script of the document adds a tick to the entry when the page is left before its code has come.
          data-device-entry={nocTicks.key}
          data-value={JSON.stringify(id)}
          checked={ticks.includes(id)}
          onChange={({ target }) =>
            write(target.checked ? [...new Set(ticks).add(id)] : ticks.filter((other) => other !== id))
          }
        />
      </li>
    ));
  const list = { listStyle: 'none', margin: 0, padding: 0 } as const;
  return (
    <>
      <TextSection id="papers" title={texts.papers}>
        <ul style={list}>{items(texts.paperItems)}</ul>
      </TextSection>
      <TextSection id="steps" title={texts.steps}>
        <ol style={list}>{items(texts.stepItems)}</ol>
      </TextSection>
      <NeedsScript data-no-print="">
        <Stack gap={12}>
          {/* Only code counts ticks. The line has its room before, so that nothing below moves when the code arrives. */}
          <Text
            id={TICKS}
            role="status"
            tone="slate"
            size="s"
            style={{ visibility: isHydrated ? undefined : 'hidden', fontVariantNumeric: 'tabular-nums' }}
          >
            <strong>{texts.ticks(ticks.length, nocItems.length)}</strong>{' '}
            {!isHydrated || isPersistent() ? texts.ticksStay : texts.ticksLost}
          </Text>
          <Stack row gap={12}>
            <PrintButton />
            {ticks.length > 0 && (
              <Button variant="text" onClick={() => write(null)} {...handsOnFocus('', `#${TICKS}`)}>
                {texts.clear}
              </Button>
            )}
          </Stack>
        </Stack>
      </NeedsScript>
    </>
  );
}
