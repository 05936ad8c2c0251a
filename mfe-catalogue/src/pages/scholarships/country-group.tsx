import { type Country, universityListQuery, useQuery } from 'shared-api';
import { countryName } from 'shared-api/vocabulary';
import { Link, useApi } from 'shared-shell';
import { QueryView } from 'shared-shell/query-view';
import { Button, ChevronDownIcon, styled, Text } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { Flag } from '../../flags/flag.tsx';
import { messages } from '../../messages.en.ts';
import { universitiesFailure } from '../../university/universities-failure.tsx';
import { countryPath, type ScholarshipChoice, universityChoicePath } from './scholarship-path.ts';

/** Looks like the disclosure of shared-ui, and is a link: opening a country loads its universities. */
const Trigger = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  minHeight: 48,
  padding: '.5rem .75rem',
  borderRadius: 8,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { background: 'var(--c-tint)' },
  '& svg': { marginInlineStart: 'auto', transition: 'transform .2s' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
});
const List = styled.ul({ listStyle: 'none', margin: 0, padding: '0 0 .75rem', display: 'grid', gap: 4 });
const optionStyle = { justifyContent: 'flex-start', textAlign: 'start' } as const;
const chosenStyle = { ...optionStyle, background: 'var(--c-tint)' } as const;

/** A country. Opening it loads and shows its universities, and closes the other one. */
export function CountryGroup({ country, choice }: { country: Country; choice: ScholarshipChoice }) {
  const isOpen = choice.country === country.id;
  return (
    <div>
      <Trigger to={isOpen ? '/scholarship' : countryPath(country.id)} aria-expanded={isOpen}>
        <Flag country={country.country_name} /> {countryName(country.country_name)}
        <ChevronDownIcon />
      </Trigger>
      {isOpen && <Universities country={country} chosen={choice.university} />}
    </div>
  );
}

function Universities({ country, chosen }: { country: Country; chosen: number | null }) {
  const universities = useQuery(universityListQuery(useApi(), { country: country.id }));
  return (
    <QueryView
      query={universities}
      loading={<LoadingSpinner />}
      failure={universitiesFailure}
      empty={<Text tone="slate">{messages.noUniversities}</Text>}
    >
      {({ results }) => (
        <List aria-label={messages.universitiesIn(countryName(country.country_name))}>
          {results.map(({ id, university_name: name }) => (
            <li key={id}>
              <Button
                component={Link}
                variant="text"
                wide
                to={universityChoicePath(country.id, id)}
                aria-current={id === chosen ? 'true' : undefined}
                style={id === chosen ? chosenStyle : optionStyle}
              >
                <DataText>{name}</DataText>
              </Button>
            </li>
          ))}
        </List>
      )}
    </QueryView>
  );
}
