import { useState } from 'react';
import { useConfig, usePage, useSearchParams } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { useSubmission } from 'shared-shell/visitor-form';
import { PageFrame } from 'shared-ui/page-frame';
import { messages } from '../../messages.en.ts';
import { ContactForm } from './contact-form.tsx';
import { CONTACT_DRAFT, SENT_PARAMETER } from './contact-state.ts';
import { MessageSent, type SentMessage } from './message-sent.tsx';

/**
 * /contact (ADD-21): a message to the consultancy. `?about=` is the title of the page the visitor comes from, `?sent=` the
 * number of a message that was sent without scripts.
 */
export default function ContactPage() {
  const { publicUrl } = useConfig();
  const [query] = useSearchParams();
  // In the answer to a form that was sent without scripts.
  const [hasErrors, setHasErrors] = useState(useSubmission(CONTACT_DRAFT) !== null);
  const [justSent, setSent] = useState<SentMessage | null>(null);
  const sent = justSent ?? sentBefore(query.get(SENT_PARAMETER));
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
        <MessageSent sent={sent} onWriteAgain={justSent ? () => setSent(null) : undefined} />
      ) : (
        <ContactForm about={query.get('about') ?? ''} onErrors={setHasErrors} onSent={setSent} />
      )}
    </PageFrame>
  );
}

/** What is known of a message by the address of the page that confirms it. */
const sentBefore = (number: string | null): SentMessage | null =>
  number === null
    ? null
    : { id: /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null, email: null, days: null };
