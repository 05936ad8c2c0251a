import { memo } from 'react';
import { countryName, levelName } from 'shared-api/vocabulary';
import { Link } from 'shared-shell';
import { from, styled } from 'shared-ui';
import { Flag } from '../../flags/flag.tsx';
import { messages } from '../../messages.en.ts';
import { courseSearchPath } from '../../search/search-address.ts';
import { useCatalogueOverview } from './catalogue-overview.ts';

/** One line per group on phones, which scrolls sideways to the panel's edges; wraps on wide screens. */
const Row = styled.ul({
  display: 'flex',
  gap: '.5rem',
  margin: '0 -1rem',
  padding: '.25rem 1rem',
  listStyle: 'none',
  overflowX: 'auto',
  // Chromium leaves a link where it is that gets the focus with 32 px of it in view.
  scrollPaddingInline: '3rem',
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(90deg,#000 calc(100% - 2.5rem),transparent)',
  [from.sm]: { flexWrap: 'wrap', margin: 0, paddingInline: 0, overflow: 'visible', maskImage: 'none' },
});
const ChipLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  minHeight: 44,
  padding: '.25rem .875rem',
  border: '1px solid var(--c-control)',
  borderRadius: 999,
  background: 'var(--c-card)',
  color: 'var(--c-ink)',
  fontSize: '.9375rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&:hover': { borderColor: 'var(--c-primary)', background: 'var(--c-tint)' },
});

/**
 * The destinations and levels of the catalogue as links to the course search; works without JavaScript. Not rendered again
 * with each typed letter.
 */
export const SearchChips = memo(function SearchChips() {
  const { destinations, levels } = useCatalogueOverview();
  return (
    <>
      {destinations.length > 0 && (
        <Row aria-label={messages.destinations}>
          {destinations.map(({ id, name }) => (
            <li key={id}>
              <ChipLink to={courseSearchPath({ country: [id] })}>
                <Flag country={name} width={20} />
                {countryName(name)}
              </ChipLink>
            </li>
          ))}
        </Row>
      )}
      {levels.length > 0 && (
        <Row aria-label={messages.levels}>
          {levels.map(({ id, name }) => (
            <li key={id}>
              <ChipLink to={courseSearchPath({ interest: id })}>{levelName(name)}</ChipLink>
            </li>
          ))}
        </Row>
      )}
    </>
  );
});

/**
 * "640 courses, 30 subjects, 7 countries", as far as the API counts them. Not rendered again with each typed letter
 * either.
 */
export const CatalogueNumbers = memo(function CatalogueNumbers() {
  const { courses, subjects, destinations } = useCatalogueOverview();
  if (!courses) return null;
  return <p>{messages.catalogueNumbers(courses, subjects, destinations.length)}</p>;
});
