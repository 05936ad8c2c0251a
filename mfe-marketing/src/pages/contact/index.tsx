import { useState } from 'react';
import { useConfig, usePage, useSearchParams } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { PageFrame } from 'shared-ui/page-frame';
import { messages } from '../../messages.en.ts';
import { ContactForm } from './contact-form.tsx';
import { MessageSent, type SentMessage } from './message-sent.tsx';

/** /contact (ADD-21): a message to the consultancy. `?about=` is the title of the page the visitor comes from. */
export default function ContactPage() {
  const { publicUrl } = useConfig();
  const [query] = useSearchParams();
  const [hasErrors, setHasErrors] = useState(false);
  const [sent, setSent] = useState<SentMessage | null>(null);
  const title = sent ? messages.messageSent : messages.contactTitle;
  usePage({
    title: hasErrors ? messages.errorPrefix + title : title,
    description: messages.contactDescription,
    canonical: '/contact',
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.contactTitle, path: '/contact' }])],
  });
  return (
    <PageFrame compact tight title={title} lead={sent ? undefined : messages.contactLead}>
      {sent ? (
        <MessageSent sent={sent} onWriteAgain={() => setSent(null)} />
      ) : (
        <ContactForm about={query.get('about') ?? ''} onErrors={setHasErrors} onSent={setSent} />
      )}
    </PageFrame>
  );
}
