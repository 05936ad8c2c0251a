import { useEffect, useMemo, useState } from 'react';
import { useConfig } from 'shared-shell';
import { CONSENT_CHANGED, readConsent, thirdParties, writeConsent } from 'shared-shell/consent';
import { Button, styled, Text, tokens } from 'shared-ui';
import { messages } from '../messages.en.ts';

const { color, space } = tokens;

const Question = styled.section({
  position: 'fixed',
  insetInline: 0,
  bottom: tokens.bottomBar,
  zIndex: 950,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  padding: space[16],
  background: color.card,
  borderTop: `1px solid ${color.control}`,
  boxShadow: tokens.shadow,
  '& p': { maxWidth: '42em' },
  '@media print': { display: 'none' },
});

/**
 * Scripts of third parties that the content pack names (LAYOUT-11, A-15): the visitor is asked first; after a yes they
 * are loaded when the page is idle, and nothing depends on them.
 */
export function ThirdPartyScripts() {
  const { links } = useConfig();
  const companies = useMemo(() => thirdParties({ links }), [links]);
  // Undefined until hydration: the server knows no answer.
  const [answer, setAnswer] = useState<ReturnType<typeof readConsent>>();
  useEffect(() => {
    if (companies.length === 0) return;
    const update = () => setAnswer(readConsent(companies));
    update();
    addEventListener(CONSENT_CHANGED, update);
    return () => removeEventListener(CONSENT_CHANGED, update);
  }, [companies]);

  useEffect(() => {
    if (answer !== 'yes') return;
    const load = () => {
      for (const { url } of [links.badge, links.chatbot].filter((script) => script !== undefined)) {
        if (document.querySelector(`script[src="${CSS.escape(url)}"]`)) continue;
        const script = document.createElement('script');
        script.async = true;
        script.src = url;
        document.body.append(script);
      }
    };
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 3_000));
    idle(load, { timeout: 10_000 });
  }, [answer, links]);

  if (answer !== null) return null;
  return (
    <Question aria-label={messages.consentHeading}>
      <Text size="s">{messages.consentQuestion(companies.join(messages.and))}</Text>
      <Button variant="primary" onClick={() => writeConsent(companies, 'yes')}>
        {messages.consentYes}
      </Button>
      <Button onClick={() => writeConsent(companies, 'no')}>{messages.consentNo}</Button>
    </Question>
  );
}
