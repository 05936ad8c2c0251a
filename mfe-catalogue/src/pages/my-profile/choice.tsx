import { Select } from 'shared-ui';
import { messages } from '../../messages.en.ts';

interface ChoiceProps<Value extends string> {
  label: string;
  name: string;
  value: string;
  choices: readonly Value[];
  nameOf: (choice: Value) => string;
  onChange: (value: string) => void;
}

/** A select in which nothing need be chosen. */
export function Choice<Value extends string>({
  label,
  name,
  value,
  choices,
  nameOf,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <Select label={label} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{messages.choose}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
        </option>
      ))}
    </Select>
  );
}
