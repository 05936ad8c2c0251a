import { formatFact } from 'shared-facts';
import { formatMoney } from 'shared-facts/cost';
import { Select, TextField } from 'shared-ui';
import { TUITION_CURRENCIES } from '../../cost/cost-address.ts';
import { type Calculation, currencyOfTuition } from '../../cost/plan-of-search.ts';
import { messages } from '../../messages.en.ts';
import type { CostFields } from './use-cost-fields.ts';

/** The tuition of a year and its currency, with what the course or the guide gives as hint. */
export function TuitionFields({
  fields,
  calculation: { rule, plan, given },
  unread,
}: {
  fields: CostFields;
  calculation: Calculation;
  /** A typed tuition that cannot be read. */
  unread: string | null;
}) {
  const ofCourse = given.tuition?.perYear ?? given.tuition?.total;
  const ofGuide = rule.tuition[plan.level];
  const hint = ofCourse
    ? messages.tuitionOfCourseHint(formatMoney(ofCourse))
    : ofGuide
      ? messages.tuitionOfGuideHint(formatFact(ofGuide))
      : messages.tuitionUnknownHint;
  const currency = currencyOfTuition(rule, given);
  return (
    <>
      <TextField
        label={messages.tuitionPerYear}
        hint={hint}
        maxLength={16}
        {...fields.textField('tuition', unread, messages.tuitionRule)}
      />
      <Select label={messages.tuitionCurrency} {...fields.field('currency')}>
        <option value="">{currency}</option>
        {TUITION_CURRENCIES.filter((code) => code !== currency).map((code) => (
          <option key={code}>{code}</option>
        ))}
      </Select>
    </>
  );
}
