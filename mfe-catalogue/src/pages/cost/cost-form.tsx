import type { Course } from 'shared-api';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { DESTINATIONS } from 'shared-facts/cost';
import { costRules } from 'shared-facts/cost/rules';
import { Link, useHref } from 'shared-shell';
import { Button, Checkbox, Heading, Select, Stack, Text, TextField, TextLink } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { addressForm } from '../../address/address-form.ts';
import { type CostSearch, costPath, MAX_CHILDREN, YEAR_CHOICES } from '../../cost/cost-address.ts';
import type { Calculation } from '../../cost/plan-of-search.ts';
import { rateOrigin } from '../../cost/rate-note.tsx';
import { courseName, coursePath, universityName } from '../../course/course-facts.ts';
import { asYears } from '../../course/duration.ts';
import { FieldGrid } from '../../form/field-grid.tsx';
import { SubmitUntilCode } from '../../form/submit-until-code.tsx';
import { messages } from '../../messages.en.ts';
import { ProfileCosts } from '../../qualify/profile-costs.tsx';
import { TuitionFields } from './tuition-fields.tsx';
import { useCostFields } from './use-cost-fields.ts';
import type { CostState } from './use-cost-search.ts';

/**
 * The figures of a plan. Without code the form is sent to its own address; with code every change calculates. An empty
 * field stands for what the course or the guide gives, which is its hint.
 */
export function CostForm({
  state,
  calculation,
  course,
  inUse,
}: {
  state: CostState;
  calculation: Calculation;
  course: Course | null;
  inUse: RatesInUse;
}) {
  const { search, setValue } = state;
  const { rule, plan, given } = calculation;
  const action = useHref('/cost');
  const fields = useCostFields(state);
  const { field, textField, tick } = fields;
  const known = inUse.rates.find(({ currency }) => currency === rule.currency)?.sell;
  return (
    <form
      action={action}
      {...addressForm}
      aria-labelledby="cost-form"
      onSubmit={fields.submit}
      data-no-print=""
    >
      <Stack gap={16}>
        <Heading level={2} size="m" id="cost-form">
          {messages.costForm}
        </Heading>
        {course ? (
          <PlannedCourse
            course={course}
            without={{ ...search, course: null, destination: rule.destination }}
          />
        ) : (
          <ProfileCosts search={search} currency={rule.currency} />
        )}
        {search.course !== null && <input type="hidden" name="course" value={search.course} />}
        <FieldGrid columns={3}>
          <Select
            label={messages.destination}
            name="destination"
            value={rule.destination}
            onChange={({ target }) => {
              const next = DESTINATIONS.find((slug) => slug === target.value);
              // The visitor's rate is for the currency of the destination before.
              if (next && costRules[next].currency !== rule.currency) setValue('rate', '');
              setValue('destination', target.value);
            }}
          >
            {DESTINATIONS.map((slug) => (
              <option key={slug} value={slug}>
                {costRules[slug].country}
              </option>
            ))}
          </Select>
          {!course && (
            <Select label={messages.studyLevel} {...field('level')} value={plan.level}>
              <option value="undergraduate">{messages.costLevels.undergraduate}</option>
              <option value="postgraduate">{messages.costLevels.postgraduate}</option>
            </Select>
          )}
          <TuitionFields fields={fields} calculation={calculation} unread={search.unreadTuition} />
          <Select label={messages.yearsOfStudy} {...field('years')}>
            <option value="">{messages.yearsGiven(asYears(given.years))}</option>
            {YEAR_CHOICES.filter((years) => years !== given.years).map((years) => (
              <option key={years} value={years}>
                {asYears(years)}
              </option>
            ))}
          </Select>
          {rule.family.children && (
            <Select label={messages.childrenWithMe} {...field('children')} value={String(plan.children)}>
              {Array.from({ length: MAX_CHILDREN + 1 }, (_, count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </Select>
          )}
          <TextField
            label={messages.rateField(rule.currency)}
            hint={known && messages.rateHint(known, rateOrigin(inUse, rule.currency))}
            maxLength={10}
            {...textField('rate', search.unreadRate, messages.rateRule)}
          />
        </FieldGrid>
        <div>
          {rule.family.partner && <Checkbox label={messages.withPartner} {...tick('partner', '1')} />}
          {rule.asksForLondon && <Checkbox label={messages.livesInLondon} {...tick('place', 'london')} />}
        </div>
        <Stack row gap={12}>
          <Button variant="text" component={Link} to={costPath({ course: search.course })}>
            {messages.startAgain}
          </Button>
          {/* Last, because it goes when the code arrives: nothing else may move then. */}
          <SubmitUntilCode>{messages.calculate}</SubmitUntilCode>
        </Stack>
      </Stack>
    </form>
  );
}

/** The course whose figures the plan begins with. */
function PlannedCourse({ course, without }: { course: Course; without: CostSearch }) {
  return (
    <Text>
      {messages.forTheCourse}{' '}
      <TextLink component={Link} to={coursePath(course.id)}>
        <DataText>{courseName(course)}</DataText>
      </TextLink>
      , <DataText>{universityName(course)}</DataText>.{' '}
      <TextLink component={Link} to={costPath(without)}>
        {messages.withoutCourse}
      </TextLink>
    </Text>
  );
}
