import { type FormEvent, type MouseEvent, useState } from 'react';
import { useHref } from 'shared-shell';
import { Button, from, Heading, SearchIcon, styled, VisuallyHidden } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { CourseField } from './course-field.tsx';
import { HomeSearchResults } from './home-search-results.tsx';
import { CatalogueNumbers, SearchChips } from './search-chips.tsx';
import { isLongEnough, useHomeSearch } from './use-home-search.ts';

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
/**
 * 'Find Your Perfect Course' with the destinations and levels as links (HOME-2, HOME-13 to HOME-20). Without JavaScript the form opens `/course-search?search=…`.
 */
export default function HomeSearchWidget() {
  const search = useHomeSearch();
  const [open, setOpen] = useState(false);
  const action = useHref('/course-search');

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
  const hasState = search.isLoading || search.text !== '';

  return (
    <Panel aria-labelledby="find-your-course">
      <Heading level={2} size="m" id="find-your-course">
        {messages.findYourCourse}
      </Heading>
      {/* biome-ignore lint/a11y/useSemanticElements: not all supported browsers know <search>. */}
      <form role="search" action={action} method="get" onSubmit={onSubmit}>
        <Row>
          <CourseField search={search} open={open} onOpenChange={setOpen} onViewAll={submit} />
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
      <HomeSearchResults results={search.results} text={search.text.trim()} />
    </Panel>
  );
}
