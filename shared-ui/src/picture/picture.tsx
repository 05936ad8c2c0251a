import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { useLowData } from 'shared-ui/low-data';
import { WaitingPicture } from './waiting-picture.tsx';

export interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'onError'> {
  src: string | null | undefined;
  /** Address of the picture to show when there is no `src` or it fails to load. */
  fallbackSrc?: string;
  /** Shown when there is no `fallbackSrc` either, and with low data instead of the picture: text or a drawing. */
  fallback?: ReactNode;
}

/**
 * A picture with a fallback. A picture in server HTML may fail before hydration, when no event handler is
 * attached. The `ref` finds that out from the element during hydration. With low data it is requested by a tap only.
 */
export function Picture({ src, fallbackSrc, fallback, alt = '', ...rest }: PictureProps) {
  const lowData = useLowData();
  const [failedSrc, setFailedSrc] = useState<string | null>();
  const shownSrc = src && src !== failedSrc ? src : fallbackSrc;
  if (!shownSrc || (lowData && fallback !== undefined)) return fallback;
  const props = { ...rest, src: shownSrc, onError: () => setFailedSrc(src) };
  if (lowData) return <WaitingPicture {...props} alt={alt} />;
  return (
    <img
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedSrc(src);
      }}
      {...props}
      alt={alt}
    />
  );
}
