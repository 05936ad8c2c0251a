import { messages } from '../messages.en.ts';

/** UNI-3: title and text of a list of universities that could not be loaded. */
export const universitiesFailure = () => (
  <>
    <strong>{messages.universitiesErrorTitle}</strong>
    <br />
    {messages.universitiesError}
  </>
);
