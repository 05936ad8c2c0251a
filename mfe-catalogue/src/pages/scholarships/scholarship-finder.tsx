import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  countryListQuery,
  errorMessage,
  interestListQuery,
  keepPreviousData,
  scholarshipSearchQuery,
  useQuery,
} from 'shared-api';
import { pagePosition } from 'shared-api/page-position';
import { countryName, levelName } from 'shared-api/vocabulary';
import { Link, useApi, useHref, useNavigate } from 'shared-shell';
import { QueryView } from 'shared-shell/query-view';
import { Button, EmptyState, Grid, Heading, Pagination, Select, Stack, styled, Text } from 'shared-ui';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { addressForm } from '../../address/address-form.ts';
import { useToday } from '../../dates/use-today.ts';
import { messages } from '../../messages.en.ts';
import { ScholarshipCard } from '../../scholarship/scholarship-card.tsx';
import {
  deadlineChoices,
  isLimited,
  PAGE_SIZE,
  percentChoices,
  readSearch,
  type ScholarshipSearch,
  searchPath,
  toFilters,
} from './scholarship-search.ts';

/** Id of the heading of the list. */
export const SCHOLARSHIP_LIST = 'scholarship-list';

const Fields = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,11rem),1fr))',
  gap: '.75rem',
  alignItems: 'end',
});

/** A link to the whole list, which is gone once it is followed. */
const focusesList = handsOnFocus('', `#${SCHOLARSHIP_LIST}`);

/** Every scholarship, by country, level, value and deadline: a form whose address is the search, and pages. */
export function ScholarshipFinder({ search }: { search: ScholarshipSearch }) {
  const scholarships = useQuery({
    ...scholarshipSearchQuery(useApi(), toFilters(search), search.page, PAGE_SIZE),
    placeholderData: keepPreviousData,
  });
  const today = useToday(scholarships.dataUpdatedAt);
  const { data } = scholarships;
  const count = useRef<HTMLParagraphElement>(null);
  const step = (by: number) => ({
    to: searchPath({ ...search, page: search.page + by }),
    // Paging moves the focus to the line above the first card.
    onClick: () => count.current?.focus(),
  });
  return (
    <section aria-labelledby={SCHOLARSHIP_LIST}>
      <Stack gap={16} aria-busy={scholarships.isPlaceholderData}>
        <Heading level={2} size="m" id={SCHOLARSHIP_LIST}>
          {messages.allScholarships}
        </Heading>
        <Filters search={search} />
        {data && (
          <Text role="status" ref={count} tabIndex={-1}>
            <strong>{messages.scholarshipCount(data.count ?? data.results.length)}</strong>
          </Text>
        )}
        <QueryView
          query={scholarships}
          loading={<LoadingSpinner />}
          failure={errorMessage.scholarshipList}
          empty={
            <EmptyState
              message={messages.noScholarshipMatches}
              action={
                <Button component={Link} to="/scholarship" {...focusesList}>
                  {messages.reset}
                </Button>
              }
            />
          }
        >
          {({ results }) => (
            <Grid component="ul" columns={[1, 1, 2]} aria-labelledby={SCHOLARSHIP_LIST}>
              {results.map((scholarship) => (
                <li key={scholarship.id}>
                  <ScholarshipCard scholarship={scholarship} today={today} withUniversity />
                </li>
              ))}
            </Grid>
          )}
        </QueryView>
        {data && (
          <Pagination
            position={pagePosition(data)}
            label={messages.pagesOfScholarships}
            component={Link}
            previous={data.previous === null ? undefined : step(-1)}
            next={data.next === null ? undefined : step(1)}
          />
        )}
      </Stack>
    </section>
  );
}

/** The names of the choices of a list that the API answers. */
const useNames = () => {
  const api = useApi();
  const countries = useQuery(countryListQuery(api));
  const levels = useQuery(interestListQuery(api));
  return {
    destination: (countries.data ?? []).map(
      ({ id, country_name }) => [String(id), countryName(country_name)] as const,
    ),
    level: (levels.data ?? []).map(
      ({ id, interest_name }) => [String(id), levelName(interest_name)] as const,
    ),
  };
};

/** Works without code: the address of the form is the search. The button also keeps keyboards from searching at every key. */
function Filters({ search }: { search: ScholarshipSearch }) {
  const names = useNames();
  const navigate = useNavigate();
  const action = useHref('/scholarship');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    navigate(searchPath(readSearch(query)));
  };
  return (
    <form
      action={action}
      {...addressForm}
      onSubmit={submit}
      aria-label={messages.filterScholarships}
      data-no-print=""
    >
      <Stack gap={12}>
        {/* Anew with each search, which forgets what was chosen and not sent; the button keeps the focus. */}
        <Fields key={searchPath({ ...search, page: 1 })}>
          <Choice
            label={messages.destination}
            name="destination"
            value={search.destination}
            choices={names.destination}
          />
          <Choice
            label={messages.qualificationLevel}
            name="level"
            value={search.level}
            choices={names.level}
          />
          <Choice
            label={messages.value}
            name="percent"
            value={search.percent}
            choices={percentChoices.map((percent) => [String(percent), messages.atLeastPercent(percent)])}
          />
          <Choice
            label={messages.deadline}
            name="deadline"
            value={search.deadline}
            choices={deadlineChoices.map((deadline) => [deadline, messages.deadlineChoices[deadline]])}
          />
        </Fields>
        <Stack row gap={12}>
          <Button type="submit" variant="primary">
            {messages.showScholarships}
          </Button>
          {isLimited(search) && (
            <Button variant="text" component={Link} to="/scholarship" {...focusesList}>
              {messages.reset}
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  );
}

function Choice({
  label,
  name,
  value: chosen,
  choices,
}: {
  label: string;
  name: string;
  value: string | number | null;
  choices: readonly (readonly [value: string, name: string])[];
}) {
  const [value, setValue] = useState(String(chosen ?? ''));
  useEffect(() => setValue(String(chosen ?? '')), [chosen]);
  return (
    <Select label={label} name={name} value={value} onChange={(event) => setValue(event.target.value)}>
      <option value="">{messages.any}</option>
      {choices.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </Select>
  );
}
