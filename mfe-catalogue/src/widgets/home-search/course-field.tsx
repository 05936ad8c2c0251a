import { type Course, coursesOfTextAddress } from 'shared-api';
import { countryName } from 'shared-api/vocabulary';
import { language } from 'shared-language';
import { useConfig, useHref } from 'shared-shell';
import { styled } from 'shared-ui';
import { Combobox } from 'shared-ui/combobox';
import { DataText } from 'shared-ui/data-text';
import { courseCountry, courseName, universityName } from '../../course/course-facts.ts';
import { messages } from '../../messages.en.ts';
import { DEBOUNCE_MS, type HomeSearch, MIN_QUERY_LENGTH, SUGGESTION_COUNT } from './use-home-search.ts';

const Suggestion = styled.span({
  display: 'block',
  lineHeight: 1.35,
  '& small': { display: 'block', color: 'var(--c-muted)' },
});
/** 'View all results' is the last option of the list, so that the keyboard reaches it. */
const viewAll = { id: 'all' } as const;
type Option = Course | typeof viewAll;
const isViewAll = (option: Option): option is typeof viewAll => option.id === 'all';

/** The field of the search, with suggestions. */
export function CourseField({
  search,
  open,
  onOpenChange,
  onViewAll,
}: {
  search: HomeSearch;
  /** Whether the list of suggestions is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onViewAll: () => void;
}) {
  const courses = useHref('/course_details');
  const { apiBaseUrl } = useConfig();
  const options: Option[] = search.suggestions.length > 0 ? [...search.suggestions, viewAll] : [];
  return (
    <Combobox<Option>
      label={messages.searchLabel}
      placeholder={messages.searchHint}
      name="search"
      inputValue={search.text}
      onInputChange={(text, reason) => {
        if (reason === 'select') return;
        search.type(text);
        onOpenChange(reason === 'input');
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
        onOpenChange(false);
        if (isViewAll(option)) onViewAll();
        else search.choose(option);
      }}
      open={open}
      onOpenChange={onOpenChange}
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
  );
}
