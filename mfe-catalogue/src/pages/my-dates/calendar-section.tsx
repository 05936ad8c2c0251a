import { useState } from 'react';
import { calendarFeedQuery, endCalendarFeed, renewCalendarFeed, useQuery, useQueryClient } from 'shared-api';
import type { DatedEntry } from 'shared-api/dates';
import { useWrite } from 'shared-api/write';
import { Link, useApi, useNotify, useSession } from 'shared-shell';
import { loginPath } from 'shared-shell/login-path';
import { Alert, Button, Heading, Stack, Text, TextField, TextLink } from 'shared-ui';
import { ConfirmButton } from 'shared-ui/confirm-button';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { downloadCalendar } from '../../my-dates/download-calendar.ts';
import { myDatesMessages as texts } from '../../my-dates/messages.en.ts';
import { copyAddress } from '../../sharing/copy-address.ts';

const MAKE = 'make-calendar-address';
const ADDRESS = 'calendar-address';

/** The list as a calendar file, and for an account as a subscription. */
export function CalendarSection({ entries }: { entries: readonly DatedEntry[] }) {
  const { isLoggedIn, subject } = useSession();
  const notify = useNotify();
  const download = () => downloadCalendar(entries).catch(() => notify(texts.addressFailed, 'error'));
  return (
    <section aria-labelledby="calendar">
      <Stack gap={12}>
        <Heading level={2} size="m" id="calendar">
          {texts.calendar}
        </Heading>
        <div>
          <Button onClick={download} disabled={entries.length === 0}>
            {texts.download}
          </Button>
        </div>
        <Text tone="slate" size="s">
          {texts.downloadHint}
        </Text>
        {isLoggedIn && subject !== null ? (
          <Subscription subject={subject} />
        ) : (
          <Text tone="slate" size="s">
            {texts.subscriptionWithLogin}{' '}
            <TextLink component={Link} to={loginPath('/my-dates')}>
              {texts.logIn}
            </TextLink>
          </Text>
        )}
      </Stack>
    </section>
  );
}

/**
 * The secret address of the account's dates. It has its room before the API has answered, and is nothing where the API has
 * no such call.
 */
function Subscription({ subject }: { subject: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const notify = useNotify();
  /** The change that the visitor is asked about. */
  const [asked, setAsked] = useState<'new' | 'none' | null>(null);
  const query = calendarFeedQuery(api, subject);
  const feed = useQuery(query);
  const change = useWrite({
    send: async (wanted: 'first' | 'new' | 'none', signal) => {
      if (wanted === 'none') return endCalendarFeed(api, signal);
      // Another tab or device may have made it meanwhile: a second one would end it in the calendar that follows it.
      const made = wanted === 'first' && (await queryClient.fetchQuery({ ...query, staleTime: 0 }));
      return made && made.url !== null ? made : renewCalendarFeed(api, signal);
    },
    onSuccess: (answer) => {
      setAsked(null);
      queryClient.setQueryData(query.queryKey, answer);
    },
  });
  if (!feed.data && !feed.isPending) return null;
  const url = feed.data?.url ?? null;
  const isPending = change.status === 'pending';
  const confirm = (wanted: 'new' | 'none') => ({
    size: 's' as const,
    // Both buttons vanish with the address.
    after: `#${MAKE}`,
    question: wanted === 'new' ? texts.newAddressAsk : texts.endAddressAsk,
    keepLabel: texts.keepAddress,
    isAsking: asked === wanted,
    onAsk: () => {
      // What has failed may have been the other change.
      change.reset();
      setAsked(wanted);
    },
    onKeep: () => setAsked(null),
    onConfirm: () => change.start(wanted),
    isPending,
    error: change.error === null ? null : texts.addressFailed,
  });
  return (
    <Stack gap={12} style={{ visibility: feed.data ? undefined : 'hidden' }}>
      <Heading level={3} size="s">
        {texts.subscription}
      </Heading>
      <Text tone="slate" size="s">
        {texts.subscriptionHint}
      </Text>
      {change.error !== null && asked === null && <Alert severity="error">{texts.addressFailed}</Alert>}
      {url === null ? (
        <div>
          <Button
            id={MAKE}
            loading={isPending}
            onClick={() => change.start('first')}
            {...handsOnFocus('', `#${ADDRESS}`)}
          >
            {texts.makeAddress}
          </Button>
        </div>
      ) : (
        <>
          <TextField id={ADDRESS} label={texts.address} hint={texts.addressIsSecret} readOnly value={url} />
          <Stack row gap={8}>
            <Button size="s" onClick={() => copyAddress(url, notify)}>
              {texts.copy}
            </Button>
            <Button size="s" component="a" href={url.replace(/^https?:/, 'webcal:')}>
              {texts.openInCalendar}
            </Button>
            <ConfirmButton label={texts.newAddress} {...confirm('new')} />
            <ConfirmButton label={texts.endAddress} {...confirm('none')} />
          </Stack>
        </>
      )}
    </Stack>
  );
}
