import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';

export interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'onError'> {
  src: string | null | undefined;
  /** Address of the picture to show when there is no `src` or it fails to load. */
  fallbackSrc?: string;
  /** Shown when there is no `fallbackSrc` either: text or a drawing. */
  fallback?: ReactNode;
}

/**
 * A picture with a fallback. A picture in server HTML may fail before hydration, when no event handler is
 * attached. The `ref` finds that out from the element during hydration.
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
