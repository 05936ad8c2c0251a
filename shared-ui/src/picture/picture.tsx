import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';

export interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'onError'> {
  src: string | null | undefined;
  /** Address of the picture to show when there is no `src` or it does not load. */
  fallbackSrc?: string;
  /** What to show then when there is no `fallbackSrc`: text or a drawing. */
  fallback?: ReactNode;
}

/**
 * A picture with a fallback. A picture of the server's HTML may have failed before hydration, when no handler was
 * there to hear of it: the element itself is asked when React takes it over.
 */
export function Picture({ src, fallbackSrc, fallback, alt = '', ...rest }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>();
  const shownSrc = src && src !== failedSrc ? src : fallbackSrc;
  if (!shownSrc) return fallback;
  return (
    <img
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedSrc(src);
      }}
      src={shownSrc}
      alt={alt}
      onError={() => setFailedSrc(src)}
      {...rest}
    />
  );
}
