import { useEffect, useState } from 'react';

/** The visitor's clock: null on the server and while its HTML hydrates, because the two would differ. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(Date.now()), []);
  return now;
}
