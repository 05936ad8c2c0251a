import type { SceneName } from '../draw/places.ts';
import australia from './australia.png';
import canada from './canada.png';
import dubai from './dubai.png';
import germany from './germany.png';
import newzealand from './newzealand.png';
import ridge from './ridge.png';
import uk from './uk.png';
import usa from './usa.png';

const pictures: Record<SceneName, string> = { australia, newzealand, uk, usa, canada, dubai, germany, ridge };

/** Open Graph picture (1200×630 PNG) of a destination, or of the site. */
export const sharingPicture = (name: SceneName): string => pictures[name];
