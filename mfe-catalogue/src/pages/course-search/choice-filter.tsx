import { memo } from 'react';
import { Button, Checkbox, RadioGroup, Skeleton, Stack, styled, Text, VisuallyHidden } from 'shared-ui';
import { Flag } from '../../flags/flag.tsx';
import { messages } from '../../messages.en.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FilterOption, OptionList } from './filter-options.ts';

const Label = styled.span({ display: 'inline-flex', alignItems: 'center', gap: '.5rem' });
const Count = styled.span({
  color: 'var(--c-muted)',
  fontSize: '.875rem',
  fontVariantNumeric: 'tabular-nums',
});
const Fieldset = styled.fieldset({ border: 0, margin: 0, padding: 0, minWidth: 0 });

/** Number of courses per option; undefined while unknown. */
export type OptionCounts = Readonly<Record<string, number>> | undefined;

interface ChoiceProps {
  title: string;
  list: OptionList;
  counts: OptionCounts;
  /** Text of a failure; null shows none, the group just stays empty (SEARCH-14). */
  failure: string | null;
  /** Name of the field in the form that browsers without JavaScript submit. */
  name: string;
}

const optionLabel = (option: FilterOption, counts: OptionCounts, flag: boolean) => (
  <Label>
    {flag && <Flag country={option.name} />}
    <span>
      {option.name} {counts && <OptionCount count={counts[option.id] ?? 0} />}
    </span>
  </Label>
);

const OptionCount = ({ count }: { count: number }) => (
  <>
    <Count aria-hidden="true">({messages.number(count)})</Count>
    <VisuallyHidden>{messages.courseCount(count)}</VisuallyHidden>
  </>
);

function ListState({ list, failure }: Pick<ChoiceProps, 'list' | 'failure'>) {
  if (list.isLoading) return <Skeleton height={96} />;
  if (!list.error || failure === null) return null;
  return (
    <Stack gap={8} role="alert">
      <Text size="s">{failure}</Text>
      <Button size="s" onClick={list.retry}>
        {messages.retry}
      </Button>
    </Stack>
  );
}

/**
 * A single choice. Choosing it again clears it (C-8). Memoised: it renders only when its own props
 * change.
 */
export const SingleChoice = memo(function SingleChoice({
  value,
  onChange,
  ...choice
}: ChoiceProps & { value: number | null; onChange: (id: number | null) => void }) {
  const { title, list, counts, name } = choice;
  return (
    <FilterGroup title={title} count={list.options.length}>
      <ListState {...choice} />
      <RadioGroup
        legend={<VisuallyHidden>{messages.filterLegend(title)}</VisuallyHidden>}
        name={name}
        options={list.options.map((option) => ({
          value: String(option.id),
          label: optionLabel(option, counts, false),
        }))}
        value={value === null ? null : String(value)}
        onChange={(id) => onChange(Number(id))}
        onClear={() => onChange(null)}
      />
    </FilterGroup>
  );
});

/** Multiple choice. Memoised like `SingleChoice`. */
export const MultiChoice = memo(function MultiChoice({
  value,
  onChange,
  ...choice
}: ChoiceProps & { value: readonly number[]; onChange: (ids: readonly number[]) => void }) {
  const { title, list, counts, name } = choice;
  const toggle = (id: number) =>
    onChange(
      value.includes(id) ? value.filter((other) => other !== id) : [...value, id].sort((a, b) => a - b),
    );
  return (
    <FilterGroup title={title} count={list.options.length}>
      <ListState {...choice} />
      <Fieldset>
        <legend>
          <VisuallyHidden>{messages.filterLegend(title)}</VisuallyHidden>
        </legend>
        {list.options.map((option) => (
          <Checkbox
            key={option.id}
            name={name}
            value={option.id}
            checked={value.includes(option.id)}
            onChange={() => toggle(option.id)}
            label={optionLabel(option, counts, true)}
          />
        ))}
      </Fieldset>
    </FilterGroup>
  );
});
