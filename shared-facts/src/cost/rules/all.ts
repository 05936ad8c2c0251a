import type { CostRule, Destination } from '../cost-rule.ts';
import { australia } from './australia.ts';
import { canada } from './canada.ts';
import { dubai } from './dubai.ts';
import { newzealand } from './newzealand.ts';
import { uk } from './uk.ts';
import { usa } from './usa.ts';

/** The rules of all destinations. A page about one destination imports that one's module instead. */
export const costRules: Readonly<Record<Destination, CostRule>> = {
  australia,
  newzealand,
  uk,
  usa,
  canada,
  dubai,
};
