import { sceneUrls } from 'shared-ui/scenes';
import { useFailedImage } from '../pictures/use-failed-image.ts';

/** A post's picture; the drawn ridge where there is none or it fails to load (D1 §8). */
export function BlogImage({ src, alt = '' }: { src: string | null | undefined; alt?: string }) {
  const { failed, image, onError } = useFailedImage(src);
  return (
    <img
      ref={image}
      src={src && !failed ? src : sceneUrls.ridge}
      alt={alt}
      width={640}
      height={400}
      loading="lazy"
      decoding="async"
      onError={onError}
    />
  );
}
