import type { ComponentPropsWithoutRef } from 'react';
import { styled } from 'shared-ui';
import { emptyPicture } from './empty-picture.ts';
import { messages } from './messages.en.ts';

/** Where the picture is: its caption follows it, and lies on its lower edge. */
const Caption = styled.a({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 48,
  padding: '.5rem .75rem',
  background: 'var(--c-tint)',
  color: 'var(--c-ink)',
  fontSize: '.875rem',
  textAlign: 'center',
});

export interface WaitingPictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
  src: string;
}

/**
 * A picture of a page with low data: its place, until it is tapped. One with a text has a link, which opens the picture
 * alone where no script runs. The host's script (`shell/src/browser/low-data/`) shows the pictures in their places.
 */
export function WaitingPicture({
  src,
  alt = '',
  width,
  height,
  fetchPriority,
  ...rest
}: WaitingPictureProps) {
  return (
    <>
      <img
        {...rest}
        // Another picture waits again.
        key={src}
        // The main picture of a page lies behind its heading.
        src={emptyPicture(numberOf(width), numberOf(height), fetchPriority === 'high')}
        width={width}
        height={height}
        alt={alt}
        data-picture={src}
        suppressHydrationWarning
      />
      {alt && (
        <Caption href={src} data-shows-picture="" suppressHydrationWarning>
          {messages.showPicture(alt)}
        </Caption>
      )}
    </>
  );
}

const numberOf = (length: number | string | undefined) => Number(length) || undefined;
