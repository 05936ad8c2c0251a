import { Heading } from 'shared-ui';
import { messages } from '../../messages.en.ts';

/** What happens after an application has been sent, in order. */
export const AfterApplying = () => (
  <section aria-labelledby="after-applying">
    <Heading level={2} size="m" id="after-applying">
      {messages.afterApplying}
    </Heading>
    <ol style={{ marginTop: '.5rem', paddingInlineStart: '1.2rem', display: 'grid', gap: '.375rem' }}>
      {messages.afterApplyingSteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
);
