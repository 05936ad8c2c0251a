import { messages } from './messages.en.ts';
import { useIsSlow } from './use-is-slow.ts';

/** 'Loading...' as text, and a second line once it takes long. */
export function Loading() {
  const isSlow = useIsSlow();
  return (
    <div role="status">
      <p>{messages.loading}</p>
      {isSlow && <p>{messages.stillLoading}</p>}
    </div>
  );
}
