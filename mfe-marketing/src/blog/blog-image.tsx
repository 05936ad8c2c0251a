import { useEffect, useRef, useState } from 'react';
import { sceneUrls } from 'shared-ui/scenes';

/** A post's picture; the drawn ridge where there is none or it fails to load (D1 §8). */
export function BlogImage({
  src,
  alt = '',
  eager = false,
}: {
  src: string | null | undefined;
  alt?: string;
  eager?: boolean;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before this code ran.
    if (src && image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc)
      setFailed(src);
  }, [src]);
  const shown = src && failed !== src ? src : sceneUrls.ridge;
  return (
    <img
      ref={image}
      src={shown}
      alt={alt}
      width={640}
      height={400}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      onError={() => src && setFailed(src)}
    />
  );
}
