import { englishTests, skills } from 'shared-shell/visitor-profile';
import { Disclosure, Grid, Stack, TextField } from 'shared-ui';
import { FieldGrid } from '../../form/field-grid.tsx';
import { messages } from '../../messages.en.ts';
import { Choice } from './choice.tsx';
import { toForm } from './profile-form.ts';
import { ProfileSection } from './profile-section.tsx';
import type { OwnProfileState } from './use-own-profile.ts';

/** The English test, with its scores where one was taken. */
export function EnglishSection({
  form,
  change,
  text,
  part,
}: Pick<OwnProfileState, 'form' | 'change' | 'text' | 'part'>) {
  const hasScores = form.test !== '' && form.test !== 'none';
  return (
    <ProfileSection id="english" title={messages.yourEnglish}>
      <Stack>
        <FieldGrid columns={2}>
          <Choice
            label={messages.englishTest}
            name="test"
            value={form.test}
            choices={englishTests}
            nameOf={(test) => messages.testNames[test]}
            onChange={(test) => change({ test, overall: '', parts: toForm(null).parts })}
          />
          {hasScores && (
            <TextField
              label={messages.overallScore}
              hint={form.test === 'toefl' ? messages.toeflHint : undefined}
              inputMode="decimal"
              {...text('overall')}
            />
          )}
        </FieldGrid>
        {hasScores && (
          <Disclosure label={messages.partScores}>
            <Grid columns={[2, 4]}>
              {skills.map((skill) => (
                <TextField
                  key={skill}
                  label={messages.skillNames[skill]}
                  inputMode="decimal"
                  {...part(skill)}
                />
              ))}
            </Grid>
          </Disclosure>
        )}
      </Stack>
    </ProfileSection>
  );
}
