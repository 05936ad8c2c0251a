import { Picture, type PictureProps } from 'shared-ui/picture';
import type { SceneName } from './draw/places.ts';
import { sceneSize } from './draw/ridge.ts';
import australia from './files/australia.svg';
import canada from './files/canada.svg';
import dubai from './files/dubai.svg';
import germany from './files/germany.svg';
import newzealand from './files/newzealand.svg';
import ridge from './files/ridge.svg';
import uk from './files/uk.svg';
import usa from './files/usa.svg';

/** Addresses of the drawn scenes, as the bundler emits them. */
export const sceneUrls: Record<SceneName, string> = {
  australia,
  newzealand,
  uk,
  usa,
  canada,
  dubai,
  germany,
  ridge,
};

export interface SceneProps
  extends Omit<PictureProps, 'src' | 'fallbackSrc' | 'fallback' | 'width' | 'height'> {
  name: SceneName;
}

/**
 * A drawn landscape with the destination's landmark: a picture file of a few kB. Decorative unless it has an
 * `alt`. Set `loading="lazy"` below the first screen.
 */
export function Scene({ name, alt = '', ...rest }: SceneProps) {
  return (
    <Picture
      src={sceneUrls[name]}
      alt={alt}
      width={sceneSize.width}
      height={sceneSize.height}
      decoding="async"
      {...rest}
    />
  );
}
