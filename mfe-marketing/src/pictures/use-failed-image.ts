import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether the picture at `src` could not be loaded. Put `image` and `onError` on the `<img>`: a picture of the
 * server's HTML may have failed before any script ran, which only the element itself still knows.
 */
export function useFailedImage(src: string | null | undefined): {
  failed: boolean;
  image: RefObject<HTMLImageElement | null>;
  onError: () => void;
} {
  const image = useRef<HTMLImageElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const element = image.current;
    if (src && element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailure(src);
  }, [src]);
  return { failed: !!src && failure === src, image, onError: () => setFailure(src ?? null) };
}
