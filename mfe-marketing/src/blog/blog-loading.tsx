import { messages, texts } from '../messages.en.ts';
import { useSlow } from './use-slow.ts';

/** 'Loading...', and after five seconds a line that says it is still going on. */
export function BlogLoading() {
  const slow = useSlow(true);
  return (
    <div role="status">
      <p>{messages.loading}</p>
      {slow && <p>{texts.stillLoading}</p>}
    </div>
  );
}
