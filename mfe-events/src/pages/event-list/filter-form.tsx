import { type FormEvent, useEffect, useState } from 'react';
import { useConfig, useHref, useNavigate } from 'shared-shell';
import { Button, Select, styled } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { type EventFilter, filterAddress, type When, whenChoices } from './event-filter.ts';

const Form = styled.form({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.75rem',
  alignItems: 'flex-end',
  marginBottom: '1.5rem',
  '& > div': { flex: '1 1 9rem', maxWidth: '18rem' },
});
const whenTexts: Readonly<Record<When, string>> = {
  any: messages.anyTime,
  week: messages.nextWeek,
  month: messages.nextMonth,
  later: messages.later,
  past: messages.past,
};

/** Chooses events by time and place. Works without JavaScript: the form sends both to the same address. */
export function FilterForm({ filter }: { filter: EventFilter }) {
  const { branches } = useConfig();
  const navigate = useNavigate();
  const action = useHref('/upcoming-events');
  const [chosen, setChosen] = useState(filter);
  const { when, where } = filter;
  useEffect(() => setChosen({ when, where }), [when, where]);
  const places: [string, string][] = [
    ['any', messages.anywhere],
    ['online', messages.online],
    ['in-person', messages.inPerson],
    ...branches.map(({ city }): [string, string] => [city, city]),
  ];
  // A place from an address that is not among the choices stays chosen.
  if (!places.some(([value]) => value === chosen.where)) places.push([chosen.where, chosen.where]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(filterAddress(chosen));
  };
  return (
    <Form
      action={action}
      method="get"
      onSubmit={submit}
      role="search"
      aria-label={messages.filterEvents}
      // The address decides. After Back, browsers would restore what was chosen here last, beside the list of the address,
      // and that choice would be taken for input before the code and entered again.
      autoComplete="off"
    >
      <Select
        label={messages.when}
        name="when"
        value={chosen.when}
        onChange={(event) => setChosen({ ...chosen, when: event.target.value as When })}
      >
        {whenChoices.map((choice) => (
          <option key={choice} value={choice}>
            {whenTexts[choice]}
          </option>
        ))}
      </Select>
      <Select
        label={messages.where}
        name="where"
        value={chosen.where}
        onChange={(event) => setChosen({ ...chosen, where: event.target.value })}
      >
        {places.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Button type="submit">{messages.showEvents}</Button>
    </Form>
  );
}
