import { addDays } from 'shared-api/days';
import { Button, Stack, styled, Text } from 'shared-ui';
import { NeedsScript } from 'shared-ui/scripting';
import { messages } from '../../messages.en.ts';
import { ChoiceChips } from '../choice-chips.tsx';
import { dayText, shortDayText } from '../day-text.ts';
import { dayWithTimes } from '../day-with-times.ts';
import { SHOWN_DAYS } from '../first-slots.ts';
import { slotFields } from '../slot-fields.ts';
import { Lines } from './lines.ts';
import type { PartProps } from './part-props.ts';
import { fromDay } from './use-slots.ts';

const Paging = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem',
  justifyContent: 'space-between',
});
/** A week in a row where there is room for it. */
const DAY_WIDTH = 'max(4.5rem,calc((100% - 3rem) / 7))';

/** The days that are shown, and the ways to others. */
export function Days({ id, state, data, isAskedFor }: PartProps & { isAskedFor: boolean }) {
  // After the last day that can be booked, as in an address of another time, there are none: earlier days are offered.
  const first = data.days[0]?.date ?? addDays(data.last_date, 1);
  const last = data.days.at(-1)?.date ?? data.last_date;
  const hasDays = data.days.length > 0;
  const coming = state.comingFrom ?? first;
  /** Not `disabled`: the press that shows the last days would take the focus from its button. */
  const pages = (label: string, hasMore: boolean, days: number) => {
    const isComing = days > 0 ? coming > first : coming < first;
    const canPress = hasMore && !isComing;
    return {
      'aria-disabled': !canPress,
      onClick: () => {
        if (canPress) state.chooseDays(fromDay(addDays(first, days), data));
      },
      children: isComing ? messages.pleaseWait : label,
    };
  };
  const showFrom = (label: string, days: number) => (
    <Button type="submit" name={slotFields.showFrom} value={fromDay(addDays(first, days), data) ?? ''}>
      {label}
    </Button>
  );
  return (
    <Stack gap={12}>
      {hasDays && (
        <>
          <ChoiceChips
            id={`${id}-day`}
            name={slotFields.day}
            isAskedFor={isAskedFor}
            legend={messages.whichDay}
            width={DAY_WIDTH}
            value={dayWithTimes(data, state.day)}
            onChange={state.chooseDay}
            chips={data.days.map(({ date, slots, is_open }) => {
              const { weekday, day } = shortDayText(date);
              const room =
                slots.length > 0
                  ? messages.freeTimes(slots.length)
                  : !is_open
                    ? messages.dayClosed
                    : // Today, when its times may be over rather than booked.
                      date === data.first_date
                      ? messages.dayOver
                      : messages.dayFull;
              return {
                value: date,
                name: `${dayText(date)}, ${room}`,
                isOff: slots.length === 0,
                label: (
                  <Lines>
                    <strong>{weekday}</strong>
                    <span>{day}</span>
                    <small>{room}</small>
                  </Lines>
                ),
              };
            })}
          />
          <Text size="s" tone="muted" role="status">
            {messages.daysFrom(dayText(first), dayText(last))}
          </Text>
        </>
      )}
      <NeedsScript>
        <Paging>
          <Button {...pages(messages.earlierDays, first > data.first_date, -SHOWN_DAYS)} />
          <Button {...pages(messages.laterDays, last < data.last_date, SHOWN_DAYS)} />
        </Paging>
      </NeedsScript>
      <input type="hidden" name={slotFields.from} value={(hasDays && fromDay(first, data)) || ''} />
      <noscript>
        <Stack>
          <Paging>
            {first > data.first_date && showFrom(messages.earlierDays, -SHOWN_DAYS)}
            {last < data.last_date && showFrom(messages.laterDays, SHOWN_DAYS)}
          </Paging>
          <div>
            <Button type="submit" name={slotFields.showTimes} value="1">
              {messages.showTimes}
            </Button>
          </div>
        </Stack>
      </noscript>
    </Stack>
  );
}
