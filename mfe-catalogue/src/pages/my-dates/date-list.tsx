import { clockParts, NEPAL_ZONE } from 'shared-api/clock';
import { type DatedEntry, dayText } from 'shared-api/dates';
import { daysBetween } from 'shared-api/days';
import { Link } from 'shared-shell';
import { styled, Text, TextLink } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { monthAndYear } from '../../dates/month-and-year.ts';
import { messages } from '../../messages.en.ts';
import { myDatesMessages as texts } from '../../my-dates/messages.en.ts';

const List = styled.ol({ listStyle: 'none', margin: '.5rem 0 0', padding: 0 });
const Row = styled.li({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  gap: '0 1rem',
  padding: '.75rem 0 .75rem .75rem',
  borderBottom: '1px solid var(--c-hairline)',
  borderInlineStart: '4px solid var(--c-hairline)',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '&[data-kind=deadline]': { borderInlineStartColor: 'var(--c-accent)' },
  '&[data-kind=event]': { borderInlineStartColor: 'var(--c-primary)' },
  '&[data-kind=reminder]': { borderInlineStartColor: 'var(--c-amber)' },
});
const Left = styled.span({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
  textAlign: 'end',
  '&[data-soon]': { color: 'var(--c-amber)' },
});

/** Fewer days than these are marked. */
const SOON_DAYS = 30;

/** The clock time of an event in Nepal. */
function nepalTime(start: string): string {
  const { hour, minute } = clockParts(Date.parse(start), NEPAL_ZONE);
  return `${hour}:${minute}`;
}

/** An intake is only known by its month; everything else has its day. */
const whenText = ({ kind, day, start }: DatedEntry) =>
  kind === 'intake'
    ? monthAndYear(day.slice(0, 7))
    : [dayText(day), start && nepalTime(start)].filter(Boolean).join(', ');

/** Dates with the days that are left until each. */
export function DateList({
  entries,
  today,
  label,
  labelledBy,
}: {
  entries: readonly DatedEntry[];
  today: string;
  label?: string;
  labelledBy?: string;
}) {
  return (
    <List aria-label={label} aria-labelledby={labelledBy}>
      {entries.map((entry) => {
        const days = daysBetween(today, entry.day);
        return (
          <Row key={entry.id} data-kind={entry.kind}>
            <div>
              <Text tone="muted" size="s">
                {texts.kinds[entry.kind]} · {whenText(entry)}
              </Text>
              <strong>
                {entry.path ? (
                  <TextLink component={Link} to={entry.path}>
                    <DataText>{entry.title}</DataText>
                  </TextLink>
                ) : (
                  <DataText>{entry.title}</DataText>
                )}
              </strong>
              {entry.about && (
                <Text tone="slate" size="s">
                  <DataText>{entry.about}</DataText>
                </Text>
              )}
            </div>
            <Left data-soon={(days >= 0 && days <= SOON_DAYS) || undefined}>{messages.daysLeft(days)}</Left>
          </Row>
        );
      })}
    </List>
  );
}
