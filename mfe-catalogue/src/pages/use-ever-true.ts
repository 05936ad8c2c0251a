import { useState } from 'react';

/** True from the first true on, as long as the component is mounted. For what stays once it has been shown. */
export function useEverTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return value || wasTrue;
}
