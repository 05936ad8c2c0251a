import { type ReactNode, useState } from 'react';
import { Button, styled, Text } from 'shared-ui';
import { focusOnMount } from 'shared-ui/focus-on-mount';
import { Picture } from 'shared-ui/picture';
import { NeedsScript } from 'shared-ui/scripting';

const Frame = styled.figure({
  alignSelf: 'start',
  position: 'relative',
  borderRadius: 16,
  overflow: 'hidden',
  border: '1px solid var(--c-hairline)',
  background: 'var(--c-card)',
  '& > img': { display: 'block', width: '100%', height: 'auto' },
  '& iframe': { display: 'block', width: '100%', aspectRatio: '16/9', border: 0 },
  // Without scripts only a picture is left to be shown.
  '@media (scripting:none)': { '&[data-empty]': { display: 'none' } },
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

/** Host of an `https:` address at one of the allowed origins, else null: nothing else may be framed. */
export function mapHost(address: string, allowed: readonly string[]): string | null {
  try {
    const url = new URL(address);
    return url.protocol === 'https:' && allowed.includes(url.origin) ? url.host : null;
  } catch {
    return null;
  }
}

export interface MapFrameProps {
  /** Address of the maps service's frame; empty where there is none. */
  src: string;
  /** Origins that may be framed: `useConfig().links.frames`. */
  allowed: readonly string[] | undefined;
  /** Names the frame. */
  title: string;
  /** On the button that loads it. */
  showLabel: ReactNode;
  /** Text beside the button about the maps service. */
  note: (host: string) => ReactNode;
  /** A picture of the place, shown until the visitor loads the map; without one there is only the button. */
  picture?: { src: string; width: number; height: number; alt: string };
  /** Below the loaded map. */
  caption?: ReactNode;
}

/**
 * A map of a place: a picture of it, and after a click the frame of the maps service (no request to it before). Renders
 * nothing without a picture and an address that may be framed. Give it a `key` per place, so that each place asks
 * separately. Without scripts there is only the picture.
 */
export function MapFrame({ src, allowed = [], title, showLabel, note, picture, caption }: MapFrameProps) {
  const [shown, setShown] = useState(false);
  const host = mapHost(src, allowed);
  if (!host && !picture) return null;
  return (
    <Frame
      data-empty={picture ? undefined : ''}
      data-no-print={picture || shown ? undefined : ''}
      // The pressed button is gone, and with it the focus.
      {...(shown && { ref: focusOnMount, tabIndex: -1, 'aria-label': title })}
    >
      {shown && host ? (
        <iframe
          title={title}
          src={src}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : (
        <>
          {picture && <Picture {...picture} loading="lazy" decoding="async" />}
          {host && (
            <NeedsScript data-no-print="">
              <Ask>
                <Button onClick={() => setShown(true)}>{showLabel}</Button>
                <Text size="s" tone="muted">
                  {note(host)}
                </Text>
              </Ask>
            </NeedsScript>
          )}
        </>
      )}
      {caption && shown && <figcaption>{caption}</figcaption>}
    </Frame>
  );
}
