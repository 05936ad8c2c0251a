import { type Country, type University, universityListQuery, useQuery } from 'shared-api';
import { useApi } from 'shared-shell';
import { QueryView } from 'shared-shell/query-view';
import { Button, Disclosure, styled, Text } from 'shared-ui';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { Flag } from '../../flags/flag.tsx';
import { messages } from '../../messages.en.ts';
import { universitiesFailure } from '../../university/universities-failure.tsx';

const Label = styled.span({ display: 'inline-flex', alignItems: 'center', gap: '.75rem', flexGrow: 1 });
const List = styled.ul({ listStyle: 'none', margin: 0, padding: '0 0 .75rem', display: 'grid', gap: 4 });
const chosenStyle = { background: 'var(--c-tint)' } as const;

/** A country. Opening it loads and shows its universities. */
export function CountryGroup({
  country,
  isOpen,
  onToggle,
  chosen,
  onChoose,
}: {
  country: Country;
  isOpen: boolean;
  onToggle: () => void;
  chosen: number | null;
  onChoose: (university: University) => void;
}) {
  const label = (
    <Label>
      <Flag country={country.country_name} /> {country.country_name}
    </Label>
  );
  return (
    <Disclosure label={label} open={isOpen} onToggle={onToggle}>
      {isOpen && <Universities country={country} chosen={chosen} onChoose={onChoose} />}
    </Disclosure>
  );
}

function Universities({
  country,
  chosen,
  onChoose,
}: {
  country: Country;
  chosen: number | null;
  onChoose: (university: University) => void;
}) {
  const universities = useQuery(universityListQuery(useApi(), { country: country.id }));
  return (
    <QueryView
      query={universities}
      loading={<LoadingSpinner />}
      failure={universitiesFailure}
      empty={<Text tone="slate">{messages.noUniversities}</Text>}
    >
      {({ results }) => (
        <List aria-label={messages.universitiesIn(country.country_name)}>
          {results.map((university) => (
            <li key={university.id}>
              <Button
                variant="text"
                wide
                aria-pressed={university.id === chosen}
                style={{
                  justifyContent: 'flex-start',
                  textAlign: 'start',
                  ...(university.id === chosen ? chosenStyle : {}),
                }}
                onClick={() => onChoose(university)}
              >
                {university.university_name}
              </Button>
            </li>
          ))}
        </List>
      )}
    </QueryView>
  );
}
