import { type FormEvent, type MouseEvent, useState } from 'react';
import { type Course, coursesOfTextAddress } from 'shared-api';
import { countryName } from 'shared-api/vocabulary';
import { language } from 'shared-language';
import { Link, useConfig, useHref } from 'shared-shell';
import {
  Button,
  Card,
  CardBody,
  CardLink,
  EmptyState,
  from,
  Grid,
  Heading,
  SearchIcon,
  styled,
  VisuallyHidden,
} from 'shared-ui';
import { Combobox } from 'shared-ui/combobox';
import { DataText } from 'shared-ui/data-text';
import { courseCountry, courseName, universityName } from '../../course/course-facts.ts';
import { messages } from '../../messages.en.ts';
import { courseSearchPath } from '../../search/search-address.ts';
import { ResultCard } from './result-card.tsx';
import { CatalogueNumbers, SearchChips } from './search-chips.tsx';
import {
  DEBOUNCE_MS,
  isLongEnough,
  MIN_QUERY_LENGTH,
  SUGGESTION_COUNT,
  useHomeSearch,
} from './use-home-search.ts';

const Panel = styled.section({
  padding: '1rem',
  background: 'var(--c-card)',
  border: '1px solid var(--c-hairline)',
  borderRadius: 20,
  boxShadow: 'var(--shadow)',
  [from.sm]: { padding: '1.5rem 2rem' },
});
/** Input and button side by side also on phones: the list of suggestions opens below both and covers neither. */
const Row = styled.div({
  position: 'relative',
  display: 'grid',
  gap: '.5rem',
  marginTop: '.5rem',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'end',
  [from.sm]: { gap: '.75rem' },
  // The list of suggestions is as wide as the row and lies below it.
  '& > :first-of-type': { position: 'static' },
  // Also above the button, whose least width this is: then it fits into one line on phones.
  '& label': { width: 'max-content', maxWidth: 'calc(100% + 3.5rem)' },
});
const SubmitText = styled.span({
  '@media (max-width:639.95px)': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});
/**
 * The numbers of the catalogue, or the state of the search with its button, in the same place: what is not shown keeps its
 * room there, so that nothing below moves when text is typed. The height is that of the button.
 */
const Foot = styled.div({
  display: 'grid',
  alignItems: 'center',
  minHeight: '2.5rem',
  marginTop: '.25rem',
  fontSize: '.9375rem',
  color: 'var(--c-slate)',
  '& > *': { gridArea: '1 / 1' },
  '& p': { fontVariantNumeric: 'tabular-nums' },
});
const SearchState = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 .75rem',
});
/** With the space below the chips, the first card is as far from them as cards are from each other. */
const belowChips = { marginTop: '.75rem' } as const;
const Suggestion = styled.span({
  display: 'block',
  lineHeight: 1.35,
  '& small': { display: 'block', color: 'var(--c-muted)' },
});
const seeAllStyle = {
  display: 'grid',
  placeContent: 'center',
  flexGrow: 1,
  minHeight: 96,
  fontWeight: 700,
} as const;

/** 'View all results' is the last option of the list, so that the keyboard reaches it. */
const viewAll = { id: 'all' } as const;
type Option = Course | typeof viewAll;
const isViewAll = (option: Option): option is typeof viewAll => option.id === 'all';

/**
 * 'Find Your Perfect Course' with the destinations and levels as links (HOME-2, HOME-13 to HOME-20). Without JavaScript the form opens `/course-search?search=…`.
 */
export default function HomeSearchWidget() {
  const search = useHomeSearch();
  const [open, setOpen] = useState(false);
  const action = useHref('/course-search');
  const courses = useHref('/course_details');
  const { apiBaseUrl } = useConfig();

  const submit = () => {
    if (!isLongEnough(search.text)) return;
    setOpen(false);
    search.submit();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    search.type('');
    // Without text there is no such button.
    currentTarget.form?.querySelector<HTMLInputElement>('[name=search]')?.focus();
  };
  const options: Option[] = search.suggestions.length > 0 ? [...search.suggestions, viewAll] : [];
  const seeAll = search.text.trim();
  const hasState = search.isLoading || search.text !== '';

  return (
    <Panel aria-labelledby="find-your-course">
      <Heading level={2} size="m" id="find-your-course">
        {messages.findYourCourse}
      </Heading>
      {/* biome-ignore lint/a11y/useSemanticElements: not all supported browsers know <search>. */}
      <form role="search" action={action} method="get" onSubmit={onSubmit}>
        <Row>
          <Combobox<Option>
            label={messages.searchLabel}
            placeholder={messages.searchHint}
            name="search"
            inputValue={search.text}
            onInputChange={(text, reason) => {
              if (reason === 'select') return;
              search.type(text);
              setOpen(reason === 'input');
            }}
            options={options}
            lastOptionStays
            announcedCount={search.suggestions.length}
            optionLabel={(option) => (isViewAll(option) ? search.text : courseName(option))}
            optionKey={(option) => option.id}
            renderOption={(option) =>
              isViewAll(option) ? (
                <strong>{messages.viewAllResults}</strong>
              ) : (
                <Suggestion>
                  <DataText>{courseName(option)}</DataText>
                  <small>
                    {[universityName(option), countryName(courseCountry(option))].filter(Boolean).join(', ')}
                  </small>
                </Suggestion>
              )
            }
            onSelect={(option) => {
              setOpen(false);
              if (isViewAll(option)) submit();
              else search.choose(option);
            }}
            open={open}
            onOpenChange={setOpen}
            early={{
              address: coursesOfTextAddress(apiBaseUrl, SUGGESTION_COUNT),
              count: SUGGESTION_COUNT,
              minLength: MIN_QUERY_LENGTH,
              pauseMs: DEBOUNCE_MS,
              name: 'course_name',
              details: ['university_name', 'country_name'],
              path: `${courses}/`,
              lang: language === 'en' ? undefined : 'en',
              all: messages.viewAllResults,
            }}
          />
          <Button type="submit" variant="primary">
            <SearchIcon size={20} /> <SubmitText>{messages.searchSubmit}</SubmitText>
          </Button>
        </Row>
        <Foot>
          <div style={{ visibility: hasState ? 'hidden' : undefined }}>
            <CatalogueNumbers />
          </div>
          <SearchState>
            <p role="status">{search.isLoading ? messages.searchingCourses : ''}</p>
            {search.text !== '' && (
              <Button variant="text" size="s" onClick={clear}>
                {messages.clearSearch}
              </Button>
            )}
          </SearchState>
        </Foot>
      </form>
      {/* The focus stays in the field. That nothing is found is announced by its own text. */}
      <VisuallyHidden role="status">
        {search.results?.length ? messages.resultsFor(search.resultsText) : ''}
      </VisuallyHidden>
      <SearchChips />
      {search.results?.length === 0 && (
        <EmptyState
          message={messages.noResults}
          action={
            <Button component={Link} to="/course-search">
              {messages.searchAll}
            </Button>
          }
        />
      )}
      {search.results && search.results.length > 0 && (
        <Grid component="ul" columns={[1, 2, 3]} style={belowChips} aria-label={messages.courseResults}>
          {search.results.map((course) => (
            <li key={course.id}>
              <ResultCard course={course} />
            </li>
          ))}
          <li>
            <Card style={{ height: '100%' }}>
              <CardBody>
                <CardLink
                  component={Link}
                  to={courseSearchPath({ search: seeAll })}
                  state={{ search: seeAll }}
                  style={seeAllStyle}
                >
                  {messages.seeAll}
                  <VisuallyHidden> {messages.resultsFor(seeAll)}</VisuallyHidden>
                </CardLink>
              </CardBody>
            </Card>
          </li>
        </Grid>
      )}
    </Panel>
  );
}
