import { costRules } from 'shared-facts/cost/rules';
import { Link } from 'shared-shell';
import { type Qualification, useVisitorProfile } from 'shared-shell/visitor-profile';
import { Button, Stack, Text } from 'shared-ui';
import { type CostSearch, costPath } from '../cost/cost-address.ts';
import { destinationOfCountry } from '../cost/destination-of-country.ts';
import { messages } from '../messages.en.ts';

const GRADUATES: readonly (Qualification | undefined)[] = ['bachelor', 'master'];

/**
 * The calculation for each destination of the profile, at the level that follows the visitor's qualification.
 * @param currency of the destination that is shown; the visitor's own exchange rate is for it
 */
export function ProfileCosts({ search, currency }: { search: CostSearch; currency: string }) {
  const { profile } = useVisitorProfile();
  const destinations = [...new Set((profile?.destinations ?? []).map(destinationOfCountry))].filter(
    (destination) => destination !== null,
  );
  if (destinations.length === 0) return null;
  const level = GRADUATES.includes(profile?.qualification) ? 'postgraduate' : 'undergraduate';
  return (
    <Stack row gap={8}>
      <Text size="s">{messages.fromProfile}</Text>
      {destinations.map((destination) => (
        <Button
          key={destination}
          size="s"
          component={Link}
          to={costPath({
            ...search,
            course: null,
            destination,
            level,
            ...(costRules[destination].currency !== currency && { rate: null, unreadRate: null }),
          })}
          aria-current={search.destination === destination || undefined}
        >
          {costRules[destination].country}
        </Button>
      ))}
    </Stack>
  );
}
