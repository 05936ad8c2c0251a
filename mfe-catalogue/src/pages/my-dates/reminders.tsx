import { type FormEvent, useId, useRef, useState } from 'react';
import { dayText } from 'shared-api/dates';
import { isDay } from 'shared-api/days';
import { useNotify } from 'shared-shell';
import { useDeviceValue } from 'shared-shell/device-value';
import { randomKey } from 'shared-shell/random-key';
import { Button, Heading, Stack, styled, Text, TextField, TrashIcon, VisuallyHidden } from 'shared-ui';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { myDatesMessages as texts } from '../../my-dates/messages.en.ts';
import {
  MAX_REMINDER_LENGTH,
  MAX_REMINDERS,
  NO_REMINDERS,
  reminderDays,
  reminders as storedReminders,
} from '../../my-dates/reminders.ts';

const Item = styled.li({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.5rem',
  // Not of the button, whose label would break within a word.
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  borderBottom: '1px solid var(--c-hairline)',
});

type Errors = Partial<Record<'day' | 'text', string>>;

/**
 * The visitor's own reminders, on this device only: a form to add one, and the list to remove them.
 * @param today the day in Nepal: no reminder is added for an earlier one
 */
export function Reminders({ today }: { today: string }) {
  const [own, write, isPersistent] = useDeviceValue(storedReminders, NO_REMINDERS);
  const [errors, setErrors] = useState<Errors>({});
  const notify = useNotify();
  const id = useId();
  const dayField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLInputElement>(null);
  const { first, last } = reminderDays(today);
  const dayError = (day: string) => {
    if (day === '') return { day: texts.dayMissing };
    if (isDay(day) && day >= first && day <= last) return {};
    return { day: texts.dayOutside(dayText(first), dayText(last)) };
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const day = String(form.get('day') ?? '');
    const text = String(form.get('text') ?? '').trim();
    const found: Errors = {
      ...dayError(day),
      ...(own.length >= MAX_REMINDERS
        ? { text: texts.tooMany(MAX_REMINDERS) }
        : text
          ? {}
          : { text: texts.textMissing }),
    };
    setErrors(found);
    if (found.day) return dayField.current?.focus();
    if (found.text) return textField.current?.focus();
    write([...own, { id: randomKey(), day, text }]);
    event.currentTarget.reset();
    notify(texts.added, 'success');
  };
  const remove = (removed: string) => {
    write(own.filter((other) => other.id !== removed));
    notify(texts.removed, 'success');
  };
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <Heading level={2} size="m" id={id}>
          {texts.reminders}
        </Heading>
        <Text tone="slate" size="s">
          {isPersistent() ? texts.remindersStay : texts.remindersLost}
        </Text>
        {own.length > 0 && (
          <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {[...own]
              .sort((a, b) => (a.day < b.day ? -1 : 1))
              .map((reminder) => (
                <Item key={reminder.id}>
                  <span>
                    {dayText(reminder.day)}: {reminder.text}
                  </span>
                  <Button
                    size="s"
                    variant="text"
                    onClick={() => remove(reminder.id)}
                    {...handsOnFocus('remove-reminder', `#${id}`)}
                  >
                    <TrashIcon size={20} /> {texts.remove}
                    <VisuallyHidden> {reminder.text}</VisuallyHidden>
                  </Button>
                </Item>
              ))}
          </ul>
        )}
        <form onSubmit={add} noValidate>
          <Stack gap={12}>
            <TextField
              ref={dayField}
              label={texts.day}
              name="day"
              type="date"
              min={first}
              max={last}
              error={errors.day}
            />
            <TextField
              ref={textField}
              label={texts.text}
              name="text"
              autoComplete="off"
              maxLength={MAX_REMINDER_LENGTH}
              error={errors.text}
            />
            <div>
              <Button type="submit">{texts.add}</Button>
            </div>
          </Stack>
        </form>
      </Stack>
    </section>
  );
}
