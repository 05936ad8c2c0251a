import { useState } from 'react';
import defaultImage from './default-image.svg';

/** An event's picture, or a drawn one when there is none or it does not load. Decoration: the title stands beside it. */
export function EventImage({ src, width, height }: { src: string | null; width: number; height: number }) {
  const [failed, setFailed] = useState(false);
  return (
    <img
      src={src && !failed ? src : defaultImage}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      style={{ width: '100%', aspectRatio: `${width} / ${height}`, objectFit: 'cover' }}
      onError={() => setFailed(true)}
    />
  );
}
