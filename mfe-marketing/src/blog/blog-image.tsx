import { sceneUrls } from 'shared-ui/scenes';
import { useFailedImage } from '../pictures/use-failed-image.ts';

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
  const { failed, image, onError } = useFailedImage(src);
  return (
    <img
      ref={image}
      src={src && !failed ? src : sceneUrls.ridge}
      alt={alt}
      width={640}
      height={400}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      onError={onError}
    />
  );
}
