import { memo, type ReactNode, useRef } from 'react';
import {
  Button,
  Checkbox,
  RadioGroup,
  Skeleton,
  Stack,
  styled,
  Text,
  TextField,
  VisuallyHidden,
} from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { Flag } from '../../flags/flag.tsx';
import { messages } from '../../messages.en.ts';
import { FilterGroup } from './filter-group.tsx';
import type { FilterOption, OptionList } from './filter-options.ts';
import {
  type GroupLayout,
  type OfferedOptions,
  type OptionCounts,
  useOfferedOptions,
} from './use-offered-options.ts';

const WithFlag = styled.span({ display: 'inline-flex', alignItems: 'center', gap: '.5rem' });
const Count = styled.span({
  color: 'var(--c-muted)',
  fontSize: '.875rem',
  fontVariantNumeric: 'tabular-nums',
});
const Fieldset = styled.fieldset({ border: 0, margin: 0, padding: 0, minWidth: 0 });

/** Needs JavaScript; without it the whole list is there. */
const Find = styled.div({ padding: '.25rem 0', '@media (scripting:none)': { display: 'none' } });

interface ChoiceProps {
  title: string;
  list: OptionList;
  counts: OptionCounts;
  /** Text of a failure; null shows none, the group just stays empty (SEARCH-14). */
  failure: string | null;
  /** Name of the field in the form that browsers without JavaScript submit. */
  name: string;
  layout: GroupLayout;
}

/** Without an element of its own: the sheet has forty of them, and is laid out when it is opened. */
const optionText = (option: FilterOption, counts: OptionCounts) => (
  <>
    <DataText>{option.name}</DataText> {counts && <OptionCount count={counts[option.id] ?? 0} />}
  </>
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

/** The shown options of a group between the field that finds one and the button that shows all. */
function Offered({
  title,
  total,
  offered,
  children,
}: {
  title: string;
  /** Number of options of the group. */
  total: number;
  offered: OfferedOptions;
  children: ReactNode;
}) {
  const { find, showAll, options } = offered;
  const list = useRef<HTMLDivElement>(null);
  const isFinding = find !== null && find.text.trim() !== '';
  return (
    <>
      {find && (
        <Find>
          <TextField
            label={<VisuallyHidden>{messages.findOption(title)}</VisuallyHidden>}
            placeholder={messages.findOptionHint}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            value={find.text}
            onChange={(event) => find.setText(event.target.value)}
            onKeyDown={(event) => {
              // It would press the button that closes the sheet, before a found option is chosen.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </Find>
      )}
      <VisuallyHidden role="status">{isFinding ? messages.optionCount(options.length) : ''}</VisuallyHidden>
      {isFinding && options.length === 0 && <Text size="s">{messages.noSuchOption}</Text>}
      <div ref={list}>{children}</div>
      {showAll && (
        <Button
          variant="text"
          size="s"
          onClick={() => {
            // The button disappears: the focus goes to the first option that it has shown.
            const shown = list.current?.querySelectorAll('input').length ?? 0;
            showAll();
            requestAnimationFrame(() => list.current?.querySelectorAll('input')[shown]?.focus());
          }}
        >
          {messages.showAllOptions(total)}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
    </>
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
  const { title, list, counts, name, layout } = choice;
  const offered = useOfferedOptions(list.options, counts, (id) => id === value, layout);
  return (
    <FilterGroup title={title} count={list.options.length} layout={layout}>
      <ListState {...choice} />
      <Offered title={title} total={list.options.length} offered={offered}>
        <RadioGroup
          legend={<VisuallyHidden>{messages.filterLegend(title)}</VisuallyHidden>}
          name={name}
          options={offered.options.map((option) => ({
            value: String(option.id),
            label: optionText(option, counts),
          }))}
          value={value === null ? null : String(value)}
          onChange={(id) => onChange(Number(id))}
          onClear={() => onChange(null)}
        />
      </Offered>
    </FilterGroup>
  );
});

/** Multiple choice. Memoised like `SingleChoice`. */
export const MultiChoice = memo(function MultiChoice({
  value,
  onChange,
  ...choice
}: ChoiceProps & { value: readonly number[]; onChange: (ids: readonly number[]) => void }) {
  const { title, list, counts, name, layout } = choice;
  const offered = useOfferedOptions(list.options, counts, (id) => value.includes(id), layout);
  const toggle = (id: number) =>
    onChange(
      value.includes(id) ? value.filter((other) => other !== id) : [...value, id].sort((a, b) => a - b),
    );
  return (
    <FilterGroup title={title} count={list.options.length} layout={layout}>
      <ListState {...choice} />
      <Offered title={title} total={list.options.length} offered={offered}>
        <Fieldset>
          <legend>
            <VisuallyHidden>{messages.filterLegend(title)}</VisuallyHidden>
          </legend>
          {offered.options.map((option) => (
            <Checkbox
              key={option.id}
              name={name}
              value={option.id}
              checked={value.includes(option.id)}
              onChange={() => toggle(option.id)}
              label={
                <WithFlag>
                  <Flag country={option.word} />
                  <span>{optionText(option, counts)}</span>
                </WithFlag>
              }
            />
          ))}
        </Fieldset>
      </Offered>
    </FilterGroup>
  );
});
