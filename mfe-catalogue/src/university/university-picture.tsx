import { useState } from 'react';
import defaultImage from '../course/default-image.svg';

/** A picture of a university, or a drawn one when there is none or it does not load. Decoration: the name stands beside it. */
export function UniversityPicture({
  src,
  width = 800,
  height = 360,
}: {
  src: string | null | undefined;
  width?: number;
  height?: number;
}) {
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
