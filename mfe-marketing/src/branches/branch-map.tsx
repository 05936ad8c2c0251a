import { useState } from 'react';
import type { Branch } from 'shared-shell';
import { Button, styled, Text } from 'shared-ui';
import { messages, texts } from '../messages.en.ts';
import { LocalMap } from './local-map.tsx';

const Frame = styled.figure({
  position: 'relative',
  borderRadius: 16,
  overflow: 'hidden',
  border: '1px solid var(--c-hairline)',
  background: 'var(--c-card)',
  '& iframe': { display: 'block', width: '100%', aspectRatio: '16/9', border: 0 },
  '& figcaption': { padding: '.75rem 1rem', fontSize: '.875rem', color: 'var(--c-slate)' },
});
const Ask = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '.75rem',
  padding: '1rem',
  textAlign: 'center',
});

/** Only `https:` addresses are framed, compared by the parsed protocol. */
export function mapHost(mapUrl: string): string | null {
  try {
    const url = new URL(mapUrl);
    return url.protocol === 'https:' ? url.host : null;
  } catch {
    return null;
  }
}

/**
 * The map of a branch: a drawing at first, the maps service's frame after a click (no request to it before). Give it
 * a `key` per branch, so that another branch asks again.
 */
export function BranchMap({ branch }: { branch: Branch }) {
  const [shown, setShown] = useState(false);
  const host = mapHost(branch.mapUrl);
  return (
    <Frame>
      {shown && host ? (
        <iframe
          title={texts.mapTitle(branch.city)}
          src={branch.mapUrl}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : (
        <>
          <LocalMap />
          <Ask>
            {host ? (
              <>
                <Button onClick={() => setShown(true)}>{texts.showMap}</Button>
                <Text size="s" tone="muted">
                  {texts.mapFrom(host)}
                </Text>
              </>
            ) : (
              <Text size="s" tone="muted">
                {texts.mapMissing}
              </Text>
            )}
          </Ask>
        </>
      )}
      <figcaption>{messages.mapCaption}</figcaption>
    </Frame>
  );
}
