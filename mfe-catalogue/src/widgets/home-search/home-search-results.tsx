import type { Course } from 'shared-api';
import { Link } from 'shared-shell';
import { Button, Card, CardBody, CardLink, EmptyState, Grid, VisuallyHidden } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { courseSearchPath } from '../../search/search-address.ts';
import { ResultCard } from './result-card.tsx';

/** With the space below the chips, the first card is as far from them as cards are from each other. */
const belowChips = { marginTop: '.75rem' } as const;
const seeAllStyle = {
  display: 'grid',
  placeContent: 'center',
  flexGrow: 1,
  minHeight: 96,
  fontWeight: 700,
} as const;

/** The courses that were found, with a card that leads to all of them, or that there are none (HOME-18). */
export function HomeSearchResults({
  results,
  text,
}: {
  /** Null before the first search. */
  results: readonly Course[] | null;
  /** The text in the field, which may have changed since. */
  text: string;
}) {
  if (!results) return null;
  if (results.length === 0)
    return (
      <EmptyState
        message={messages.noResults}
        action={
          <Button component={Link} to="/course-search">
            {messages.searchAll}
          </Button>
        }
      />
    );
  return (
    <Grid component="ul" columns={[1, 2, 3]} style={belowChips} aria-label={messages.courseResults}>
      {results.map((course) => (
        <li key={course.id}>
          <ResultCard course={course} />
        </li>
      ))}
      <li>
        <Card style={{ height: '100%' }}>
          <CardBody>
            <CardLink
              component={Link}
              to={courseSearchPath({ search: text })}
              state={{ search: text }}
              style={seeAllStyle}
            >
              {messages.seeAll}
              <VisuallyHidden> {messages.resultsFor(text)}</VisuallyHidden>
            </CardLink>
          </CardBody>
        </Card>
      </li>
    </Grid>
  );
}
