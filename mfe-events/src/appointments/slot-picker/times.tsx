import { Alert } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { placeOfZone } from '../../time/event-time.ts';
import { ChoiceChips } from '../choice-chips.tsx';
import { clockIn, dayText, officeClock } from '../day-text.ts';
import { dayWithTimes } from '../day-with-times.ts';
import { type AskedFor, slotFields } from '../slot-fields.ts';
import { useDayOfTimes } from '../use-day-of-times.ts';
import { useOwnZone } from '../use-own-zone.ts';
import { Lines } from './lines.ts';
import type { PartProps } from './part-props.ts';

interface TimesProps extends PartProps {
  error?: string | undefined;
  asked: AskedFor | null;
}

/** The times of the chosen day, with the visitor's own clock where it differs. */
export function Times({ id, state, data, error, asked }: TimesProps) {
  const day = dayWithTimes(data, useDayOfTimes(state.day));
  const slots = data.days.find(({ date }) => date === day)?.slots ?? [];
  const zone = useOwnZone(slots[0]?.starts_at);
  if (!day || slots.length === 0)
    return (
      <div
        id={id}
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: in the answer to a press that asks for days or times, where none can be chosen.
        autoFocus={asked !== null}
      >
        <Alert severity="info">{messages.noTimes}</Alert>
      </div>
    );
  return (
    <ChoiceChips
      id={id}
      name={slotFields.startsAt}
      isAskedFor={asked === 'times'}
      legend={messages.whichTime(dayText(day))}
      width="4.5rem"
      mayHaveSecondLine
      hint={zone ? messages.ownTimes(placeOfZone(zone)) : messages.kathmanduTimes}
      error={error}
      value={state.chosen?.startsAt ?? null}
      onChange={state.chooseTime}
      chips={slots.map(({ starts_at }) => {
        const own = zone && clockIn(starts_at, zone);
        return {
          value: starts_at,
          name: own ? `${officeClock(starts_at)}, ${messages.ownClock(own)}` : officeClock(starts_at),
          label: (
            <Lines>
              <strong>{officeClock(starts_at)}</strong>
              {own && <small>{own}</small>}
            </Lines>
          ),
        };
      })}
    />
  );
}
