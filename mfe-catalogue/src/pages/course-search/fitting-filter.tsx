import { Link } from 'shared-shell';
import { useVisitorProfile } from 'shared-shell/visitor-profile';
import { Checkbox, Text, TextLink } from 'shared-ui';
import { messages } from '../../messages.en.ts';

/** The filter by the profile on the device; without one, the way to it. */
export function FittingFilter({ value, onChange }: { value: boolean; onChange: (only: boolean) => void }) {
  const { profile } = useVisitorProfile();
  if (!profile)
    return (
      <Text size="s">
        {messages.doIQualify}{' '}
        <TextLink component={Link} to="/my-profile">
          {messages.fillInProfile}
        </TextLink>
      </Text>
    );
  return (
    <div>
      <Checkbox
        name="fits"
        value="1"
        label={messages.onlyFitting}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Text tone="muted" size="s">
        {messages.onlyFittingHint}
      </Text>
    </div>
  );
}
