import { Counter } from '../counter.tsx';

declare module 'shared-shell' {
  interface WidgetContracts {
    'moments-counter': object;
  }
}

export default function MomentsCounter() {
  return <Counter />;
}
