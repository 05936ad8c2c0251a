import { useEffect, useRef, useState } from 'react';
import { countryListQuery, useQuery } from 'shared-api';
import { formatNpr } from 'shared-api/npr';
import { countryName } from 'shared-api/vocabulary';
import { Link, useApi } from 'shared-shell';
import {
  divisions,
  englishTests,
  gradeSchemes,
  qualifications,
  type Skill,
  skills,
  useVisitorProfile,
} from 'shared-shell/visitor-profile';
import {
  Alert,
  Button,
  Card,
  CardBody,
  Checkbox,
  Disclosure,
  Grid,
  Heading,
  Select,
  Stack,
  styled,
  Text,
  TextField,
} from 'shared-ui';
import { Focused } from 'shared-ui/focused';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { monthAndYear } from '../../dates/month-and-year.ts';
import { FieldGrid } from '../../form/field-grid.tsx';
import { messages } from '../../messages.en.ts';
import { profileSearchPath } from '../../qualify/profile-search.ts';
import {
  type CheckedField,
  checkForm,
  intakeChoices,
  type ProfileForm,
  studyGap,
  toForm,
} from './profile-form.ts';

/** Ids of what gets the focus after the question whether the profile is to be deleted. */
const DELETE = 'delete-profile';
const STATE = 'profile-state';

const Section = styled.section({ '& > h2': { marginBottom: '.75rem' } });
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

/** The form. Every change is saved at once; there is nothing to submit. */
export function OwnProfile() {
  const { profile, store } = useVisitorProfile();
  const [form, setForm] = useState(() => toForm(profile));
  const written = useRef(profile);
  // Changed in another tab, or deleted.
  useEffect(() => {
    if (JSON.stringify(profile) === JSON.stringify(written.current)) return;
    written.current = profile;
    setForm(toForm(profile));
  }, [profile]);
  const countries = useQuery(countryListQuery(useApi())).data ?? [];
  const { errors } = checkForm(form);
  /**
   * An impossible value is shown as an error once the field is left, not while it is typed. One that is stored, because an
   * earlier version of the site took it, is shown at once.
   */
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(Object.keys(errors)));
  const errorOf = (field: CheckedField) => (left.has(field) ? errors[field] : undefined);

  const change = (changes: Partial<ProfileForm>) => {
    const next = { ...form, ...changes };
    setForm(next);
    const { profile: valid } = checkForm(next);
    written.current = valid;
    store.save(valid);
  };
  const text = (field: 'grade' | 'overall' | 'finished' | 'budget') => ({
    name: field,
    autoComplete: 'off',
    value: form[field],
    error: errorOf(field),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => change({ [field]: event.target.value }),
    onBlur: () => setLeft(new Set(left).add(field)),
  });
  const part = (skill: Skill) => (
    <TextField
      key={skill}
      label={messages.skillNames[skill]}
      name={skill}
      inputMode="decimal"
      autoComplete="off"
      value={form.parts[skill]}
      error={errorOf(skill)}
      onChange={(event) => change({ parts: { ...form.parts, [skill]: event.target.value } })}
      onBlur={() => setLeft(new Set(left).add(skill))}
    />
  );
  const hasScores = form.test !== '' && form.test !== 'none';
  const gap = profile && studyGap(profile);
  const names = [...new Set([...countries.map(({ country_name }) => country_name), ...form.destinations])];

  return (
    <Stack gap={24}>
      {!store.isPersistent() && <Alert severity="warning">{messages.profileNotPersistent}</Alert>}
      <form aria-label={messages.myProfile} onSubmit={(event) => event.preventDefault()}>
        <Stack gap={32}>
          <Section aria-labelledby="studies">
            <Heading level={2} size="m" id="studies">
              {messages.yourStudies}
            </Heading>
            <FieldGrid columns={2}>
              <Select
                label={messages.lastQualification}
                name="qualification"
                value={form.qualification}
                onChange={(event) => change({ qualification: event.target.value })}
              >
                <option value="">{messages.choose}</option>
                {qualifications.map((id) => (
                  <option key={id} value={id}>
                    {messages.qualificationNames[id]}
                  </option>
                ))}
              </Select>
              <TextField
                label={messages.yearFinished}
                hint={messages.yearFinishedHint}
                inputMode="numeric"
                {...text('finished')}
              />
              <Select
                label={messages.gradeScheme}
                name="gradeScheme"
                value={form.gradeScheme}
                onChange={(event) => change({ gradeScheme: event.target.value, grade: '' })}
              >
                <option value="">{messages.choose}</option>
                {gradeSchemes.map((scheme) => (
                  <option key={scheme} value={scheme}>
                    {messages.gradeSchemeNames[scheme]}
                  </option>
                ))}
              </Select>
              {form.gradeScheme === 'division' && (
                <Select
                  label={messages.division}
                  name="grade"
                  value={form.grade}
                  onChange={(event) => change({ grade: event.target.value })}
                >
                  <option value="">{messages.choose}</option>
                  {divisions.map((division) => (
                    <option key={division} value={division}>
                      {messages.divisionNames[division]}
                    </option>
                  ))}
                </Select>
              )}
              {(form.gradeScheme === 'gpa' || form.gradeScheme === 'percentage') && (
                <TextField label={messages.yourGrade} inputMode="decimal" {...text('grade')} />
              )}
            </FieldGrid>
          </Section>

          <Section aria-labelledby="english">
            <Heading level={2} size="m" id="english">
              {messages.yourEnglish}
            </Heading>
            <Stack>
              <FieldGrid columns={2}>
                <Select
                  label={messages.englishTest}
                  name="test"
                  value={form.test}
                  onChange={(event) =>
                    change({ test: event.target.value, overall: '', parts: toForm(null).parts })
                  }
                >
                  <option value="">{messages.choose}</option>
                  {englishTests.map((test) => (
                    <option key={test} value={test}>
                      {messages.testNames[test]}
                    </option>
                  ))}
                </Select>
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
                  <Grid columns={[2, 4]}>{skills.map(part)}</Grid>
                </Disclosure>
              )}
            </Stack>
          </Section>

          <Section aria-labelledby="plans">
            <Heading level={2} size="m" id="plans">
              {messages.yourPlans}
            </Heading>
            <Stack>
              <FieldGrid columns={2}>
                <TextField
                  label={messages.budget}
                  hint={profile?.budgetNpr ? formatNpr(profile.budgetNpr) : messages.budgetHint}
                  inputMode="numeric"
                  {...text('budget')}
                />
                <Select
                  label={messages.wantedStart}
                  name="intake"
                  value={form.intake}
                  onChange={(event) => change({ intake: event.target.value })}
                >
                  <option value="">{messages.choose}</option>
                  {[...new Set([...intakeChoices(new Date()), ...(form.intake ? [form.intake] : [])])].map(
                    (month) => (
                      <option key={month} value={month}>
                        {monthAndYear(month)}
                      </option>
                    ),
                  )}
                </Select>
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
          </Section>
        </Stack>
      </form>
      <Card>
        <CardBody>
          <Text id={STATE} role="status">
            {profile ? messages.profileSaved : messages.profileEmpty}
          </Text>
          {profile && (
            <Stack row gap={12}>
              <Button variant="primary" component={Link} to={profileSearchPath(profile, countries)}>
                {messages.searchWithProfile}
              </Button>
              <DeleteProfile
                onDelete={() => {
                  setForm(toForm(null));
                  setLeft(new Set());
                  written.current = null;
                  store.save(null);
                }}
              />
            </Stack>
          )}
          <Text tone="muted" size="s">
            {messages.searchSends}
          </Text>
        </CardBody>
      </Card>
    </Stack>
  );
}

/** One button that deletes everything, after one question. */
function DeleteProfile({ onDelete }: { onDelete: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <Button id={DELETE} variant="text" onClick={() => setIsAsking(true)}>
        {messages.deleteProfile}
      </Button>
    );
  return (
    <Focused>
      <Text role="alert">{messages.deleteProfileQuestion}</Text>
      <Stack row gap={8}>
        <Button size="s" onClick={() => setIsAsking(false)} {...handsOnFocus('', `#${DELETE}`)}>
          {messages.keepProfile}
        </Button>
        <Button size="s" onClick={onDelete} {...handsOnFocus('', `#${STATE}`)}>
          {messages.deleteForGood}
        </Button>
      </Stack>
    </Focused>
  );
}
