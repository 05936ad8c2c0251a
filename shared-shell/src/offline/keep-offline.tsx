import { useEffect, useRef, useState } from 'react';
import { dehydrate, type QueryKey, useQueryClient } from 'shared-api';
import { Link } from 'shared-shell';
import { Button, Stack, Text, TextLink } from 'shared-ui';
import { NeedsScript } from 'shared-ui/scripting';
import { hasWorker, keepPage } from './ask-worker.ts';
import { accountGeneration, isKept } from './copies.ts';
import { messages } from './messages.en.ts';
import { SAVED_PAGES_PATH } from './protocol.ts';
import { settled } from './settled.ts';
import { NOT_KEPT, shownContent } from './shown-content.ts';

type State = 'none' | 'keeping' | 'kept' | 'failed' | 'impossible';

const MESSAGES: Readonly<Partial<Record<State, string>>> = {
  kept: messages.kept,
  failed: messages.failed,
  impossible: messages.impossible,
};

interface KeepOfflineProps {
  /** What the page has read in the browser and shows offline. Only queries without a token. */
  queries?: readonly QueryKey[];
  /** Paths of pages that it leads to and that are stored with it, as in the address bar. */
  linked?: readonly string[];
  /** Whether the page shows what belongs to the visitor's account now: the copy goes with the logout. */
  isOfAccount?: boolean;
}

const NO_QUERIES: readonly QueryKey[] = [];
const NO_PATHS: readonly string[] = [];

/**
 * The button "Keep for offline" of a page whose route has `offline`. The copy holds the page as the server writes it,
 * its code and pictures, the queries named here, and what `BrowserOnly` shows; it stays until it is deleted on "Saved on
 * this phone", or until the logout if it belongs to an account or has content of `BrowserOnly`.
 */
export function KeepOffline({
  queries = NO_QUERIES,
  linked = NO_PATHS,
  isOfAccount = false,
}: KeepOfflineProps) {
  const [state, setState] = useState<State>('none');
  const queryClient = useQueryClient();
  const owner = useRef(isOfAccount);
  useEffect(() => {
    owner.current = isOfAccount;
  }, [isOfAccount]);
  useEffect(() => {
    void isKept(location.pathname + location.search).then((kept) => kept && setState('kept'));
  }, []);
  const keep = async () => {
    if (state === 'keeping') return;
    setState('keeping');
    // Read before asking whose page it is: a logout after that begins another generation, and the copy is not stored.
    const account = await accountGeneration();
    if (!(await hasWorker())) return setState('impossible');
    await settled(queryClient, queries);
    if (isOfAccount && !owner.current) return setState('failed');
    const content = shownContent();
    const keys = new Set(queries.map((key) => JSON.stringify(key)));
    const queryState = dehydrate(queryClient, {
      shouldDehydrateQuery: ({ queryKey, state: { status } }) =>
        status === 'success' && keys.has(JSON.stringify(queryKey)),
    });
    const isDone = await keepPage({
      ...(queries.length > 0 && { queryState }),
      ...(content && { content }),
      linked: linked.map((path) => new URL(path, location.origin).href),
      isOfAccount: owner.current,
      account,
    });
    setState(isDone ? 'kept' : 'failed');
  };
  return (
    <NeedsScript data-no-print="">
      <Stack gap={8} {...{ [NOT_KEPT]: '' }}>
        <Stack row gap={12}>
          <Button onClick={keep} aria-busy={state === 'keeping'}>
            {state === 'kept' ? messages.renewed : state === 'keeping' ? messages.keeping : messages.keep}
          </Button>
          <TextLink component={Link} to={SAVED_PAGES_PATH}>
            {messages.list}
          </TextLink>
        </Stack>
        <Text size="s" tone="slate" role="status">
          {MESSAGES[state] ?? ''}
        </Text>
      </Stack>
    </NeedsScript>
  );
}
