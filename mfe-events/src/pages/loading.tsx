import { useEffect, useState } from 'react';
import { messages } from '../messages.en.ts';

/** 'Loading...', and after five seconds a line that says it is still going on (decisions B-29). */
export function Loading() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), 5_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status">
      <p>{messages.loading}</p>
      {isSlow && <p>{messages.stillLoading}</p>}
    </div>
  );
}
