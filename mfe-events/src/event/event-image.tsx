import { Picture } from 'shared-ui/picture';
import defaultImage from './default-image.svg';

/** An event's picture, or a drawn one. Decorative: the title is always beside it. */
export function EventImage({ src, width, height }: { src: string | null; width: number; height: number }) {
  return (
    <Picture
      src={src}
      fallbackSrc={defaultImage}
      width={width}
      height={height}
      loading="lazy"
      style={{ width: '100%', aspectRatio: `${width} / ${height}`, objectFit: 'cover' }}
    />
  );
}
