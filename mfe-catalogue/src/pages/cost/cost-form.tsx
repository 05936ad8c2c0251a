import { type FormEvent, useState } from 'react';
import type { Course } from 'shared-api';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { formatFact } from 'shared-facts';
import { DESTINATIONS, formatMoney } from 'shared-facts/cost';
import { costRules } from 'shared-facts/cost/rules';
import { Link, useHref } from 'shared-shell';
import { Button, Checkbox, Heading, Select, Stack, Text, TextField, TextLink } from 'shared-ui';
import { DataText } from 'shared-ui/data-text';
import { addressForm } from '../../address/address-form.ts';
import {
  type CostParameter,
  costPath,
  MAX_CHILDREN,
  TUITION_CURRENCIES,
  YEAR_CHOICES,
} from '../../cost/cost-address.ts';
import { type Calculation, currencyOfTuition } from '../../cost/plan-of-search.ts';
import { rateOrigin } from '../../cost/rate-note.tsx';
import { courseName, coursePath, universityName } from '../../course/course-facts.ts';
import { asYears } from '../../course/duration.ts';
import { FieldGrid } from '../../form/field-grid.tsx';
import { SubmitUntilCode } from '../../form/submit-until-code.tsx';
import { messages } from '../../messages.en.ts';
import { ProfileCosts } from '../../qualify/profile-costs.tsx';
import type { CostState } from './use-cost-search.ts';

/**
 * The figures of a plan. Without code the form is sent to its own address; with code every change calculates. An empty
 * field stands for what the course or the guide gives, which is its hint.
 */
export function CostForm({
  state: { search, textOf, setValue, settle },
  calculation: { rule, plan, given },
  course,
  inUse,
}: {
  state: CostState;
  calculation: Calculation;
  course: Course | null;
  inUse: RatesInUse;
}) {
  const action = useHref('/cost');
  /** A text that cannot be read is an error once its field is left, not while it is typed. */
  const [typedIn, setTypedIn] = useState<CostParameter | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTypedIn(null);
    settle();
  };
  const field = (name: CostParameter) => ({
    name,
    value: textOf(name),
    onChange: ({ target }: { target: { value: string } }) => setValue(name, target.value),
  });
  const textField = (name: 'tuition' | 'rate', unread: string | null, rule: string) => ({
    name,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: textOf(name),
    error: unread !== null && typedIn !== name ? rule : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setTypedIn(name);
      setValue(name, target.value);
    },
    onBlur: () => setTypedIn(null),
  });
  const tick = (name: 'place' | 'partner', value: string) => ({
    name,
    value,
    checked: textOf(name) === value,
    onChange: ({ target }: { target: { checked: boolean } }) => setValue(name, target.checked ? value : ''),
  });
  const ofCourse = given.tuition && (given.tuition.perYear ?? given.tuition.total);
  const ofGuide = rule.tuition[plan.level];
  const tuitionHint = ofCourse
    ? messages.tuitionOfCourseHint(formatMoney(ofCourse))
    : ofGuide
      ? messages.tuitionOfGuideHint(formatFact(ofGuide))
      : messages.tuitionUnknownHint;
  const currency = currencyOfTuition(rule, given);
  const known = inUse.rates.find(({ currency }) => currency === rule.currency)?.sell;
  return (
    <form action={action} {...addressForm} aria-labelledby="cost-form" onSubmit={submit} data-no-print="">
      <Stack gap={16}>
        <Heading level={2} size="m" id="cost-form">
          {messages.costForm}
        </Heading>
        {!course && <ProfileCosts search={search} currency={rule.currency} />}
        {course && (
          <Text>
            {messages.forTheCourse}{' '}
            <TextLink component={Link} to={coursePath(course.id)}>
              <DataText>{courseName(course)}</DataText>
            </TextLink>
            , <DataText>{universityName(course)}</DataText>.{' '}
            <TextLink
              component={Link}
              to={costPath({ ...search, course: null, destination: rule.destination })}
            >
              {messages.withoutCourse}
            </TextLink>
          </Text>
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
          <TextField
            label={messages.tuitionPerYear}
            hint={tuitionHint}
            maxLength={16}
            {...textField('tuition', search.unreadTuition, messages.tuitionRule)}
          />
          <Select label={messages.tuitionCurrency} {...field('currency')}>
            <option value="">{currency}</option>
            {TUITION_CURRENCIES.filter((code) => code !== currency).map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
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
