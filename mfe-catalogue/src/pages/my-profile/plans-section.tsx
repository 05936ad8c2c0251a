import type { Country } from 'shared-api';
import { formatNpr } from 'shared-api/npr';
import { countryName } from 'shared-api/vocabulary';
import { serverTime } from 'shared-shell/server-time';
import { Checkbox, Stack, styled, Text, TextField } from 'shared-ui';
import { monthAndYear } from '../../dates/month-and-year.ts';
import { FieldGrid } from '../../form/field-grid.tsx';
import { messages } from '../../messages.en.ts';
import { Choice } from './choice.tsx';
import { intakeChoices, studyGap } from './profile-form.ts';
import { ProfileSection } from './profile-section.tsx';
import type { OwnProfileState } from './use-own-profile.ts';

const Fieldset = styled.fieldset({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: '.25rem', fontWeight: 600 },
});
const Choices = styled.div({
  display: 'grid',
  gap: '0 1rem',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(11rem,100%),1fr))',
});

/** Budget, wanted start and destinations. */
export function PlansSection({
  profile,
  form,
  change,
  text,
  countries,
}: Pick<OwnProfileState, 'profile' | 'form' | 'change' | 'text'> & { countries: readonly Country[] }) {
  const gap = profile && studyGap(profile);
  const names = [...new Set([...countries.map(({ country_name }) => country_name), ...form.destinations])];
  // A start that was chosen earlier stays, also when its month is over.
  const months = [
    ...new Set([...intakeChoices(new Date(serverTime(0))), ...(form.intake ? [form.intake] : [])]),
  ];
  return (
    <ProfileSection id="plans" title={messages.yourPlans}>
      <Stack>
        <FieldGrid columns={2}>
          <TextField
            label={messages.budget}
            hint={profile?.budgetNpr ? formatNpr(profile.budgetNpr) : messages.budgetHint}
            inputMode="numeric"
            {...text('budget')}
          />
          <Choice
            label={messages.wantedStart}
            name="intake"
            value={form.intake}
            choices={months}
            nameOf={monthAndYear}
            onChange={(intake) => change({ intake })}
          />
        </FieldGrid>
        {gap !== null && (
          <Text tone="slate" size="s">
            {messages.studyGap(gap)}
          </Text>
        )}
        <Fieldset>
          <legend>{messages.wantedDestinations}</legend>
          <Choices>
            {names.map((name) => (
              <Checkbox
                key={name}
                name="destinations"
                label={countryName(name)}
                checked={form.destinations.includes(name)}
                onChange={({ target }) =>
                  change({
                    destinations: target.checked
                      ? [...form.destinations, name]
                      : form.destinations.filter((other) => other !== name),
                  })
                }
              />
            ))}
          </Choices>
        </Fieldset>
      </Stack>
    </ProfileSection>
  );
}
