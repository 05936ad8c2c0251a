import { useEffect, useMemo, useState } from 'react';
import { useConfig } from 'shared-shell';
import { CONSENT_CHANGED, readConsent, thirdParties, writeConsent } from 'shared-shell/consent';
import { Button } from 'shared-ui';
import { messages } from '../../messages.en.ts';

/** The visitor's answer about content of other companies, and a button to be asked again; nothing before an answer. */
export function ConsentChoice() {
  const { links } = useConfig();
  const companies = useMemo(() => thirdParties({ links }), [links]);
  const [answer, setAnswer] = useState<ReturnType<typeof readConsent>>(null);
  useEffect(() => {
    const update = () => setAnswer(companies.length > 0 ? readConsent(companies) : null);
    update();
    addEventListener(CONSENT_CHANGED, update);
    return () => removeEventListener(CONSENT_CHANGED, update);
  }, [companies]);
  if (!answer) return null;
  return (
    <p>
      {messages.consentAnswer(companies.join(', '), answer === 'yes')}{' '}
      <Button size="s" onClick={() => writeConsent(companies, null)}>
        {messages.consentAskAgain}
      </Button>
    </p>
  );
}
