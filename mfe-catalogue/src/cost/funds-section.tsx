import type { RatesInUse } from 'shared-api/rates-in-use';
import { formatFact } from 'shared-facts';
import type { Cost } from 'shared-facts/cost';
import { Text } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { CostTable } from './cost-table.tsx';

/** What must be shown for the visa, how it must lie there, and whose account it may be, as far as the guide says. */
export function FundsSection({ cost, rates }: { cost: Cost; rates: RatesInUse['rates'] }) {
  const { funds } = cost;
  if (!funds)
    return (
      <Text>
        <strong>{messages.fundsToShow}:</strong> {messages.fundsNotStated}
      </Text>
    );
  return (
    <div>
      <CostTable
        caption={messages.fundsToShow}
        lines={funds.lines}
        sum={[cost.lacksTuition ? messages.fundsWithoutTuition : messages.total, funds.total]}
        rates={rates}
      />
      {funds.conditions.length + funds.instead.length > 0 ? (
        <ul>
          {funds.conditions.map((fact) => (
            <li key={fact.label}>
              {fact.label}: <strong>{formatFact(fact)}</strong>
            </li>
          ))}
          {funds.instead.map((fact) => (
            <li key={fact.label}>
              {messages.instead} {fact.label}: <strong>{formatFact(fact)}</strong>
            </li>
          ))}
        </ul>
      ) : (
        <Text size="s" tone="slate">
          {messages.noConditions}
        </Text>
      )}
    </div>
  );
}
