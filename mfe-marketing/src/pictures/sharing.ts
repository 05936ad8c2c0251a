import type { SceneName } from 'shared-ui/scenes';
import australia from './sharing/australia.png';
import canada from './sharing/canada.png';
import dubai from './sharing/dubai.png';
import newzealand from './sharing/newzealand.png';
import ridge from './sharing/ridge.png';
import uk from './sharing/uk.png';
import usa from './sharing/usa.png';

const pictures: Record<SceneName, string> = { australia, newzealand, uk, usa, canada, dubai, ridge };

/** Open Graph picture (1200×630 PNG) of a destination, or of the site. */
export const sharingPicture = (name: SceneName): string => pictures[name];
