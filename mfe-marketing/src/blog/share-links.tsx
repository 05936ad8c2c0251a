import { useState } from 'react';
import { Button, Heading, Stack, TextLink } from 'shared-ui';
import { NeedsScript } from 'shared-ui/scripting';
import { messages } from '../messages.en.ts';

/** Addresses of sharing services, without third-party scripts. */
export function shareTargets(url: string, title: string) {
  const [u, t] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${t}%20${u}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${u}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${u}` },
    { name: messages.shareByEmail, href: `mailto:?subject=${t}&body=${u}` },
  ];
}

/** Links to sharing services, and a button that copies the address. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const [outcome, setOutcome] = useState('');
  // Browsers within apps often allow no copying and show no address either.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome(messages.linkCopied);
    } catch {
      setOutcome(messages.linkNotCopied(url));
    }
  };
  return (
    <div>
      <Heading level={2} size="s" id="share">
        {messages.shareArticle}
      </Heading>
      <Stack row gap={16} style={{ marginTop: '.75rem' }}>
        {shareTargets(url, title).map(({ name, href }) => (
          <TextLink
            key={name}
            href={href}
            newTab={!href.startsWith('mailto:')}
            style={{ paddingBlock: '.75rem' }}
          >
            {name}
          </TextLink>
        ))}
        <NeedsScript>
          <Button size="s" onClick={copy}>
            {messages.copyLink}
          </Button>
        </NeedsScript>
        <span role="status" style={{ overflowWrap: 'anywhere' }}>
          {outcome}
        </span>
      </Stack>
    </div>
  );
}
