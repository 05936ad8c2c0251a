import { useState } from 'react';
import { useConfig, usePage, useSearchParams } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { useSubmission } from 'shared-shell/visitor-form';
import { PageFrame } from 'shared-ui/page-frame';
import { messages } from '../../messages.en.ts';
import { BookingForm } from './booking-form.tsx';
import { BOOKING_DRAFT } from './booking-state.ts';

/** /book (ADD-20): books an appointment with a counsellor, in a branch or online. */
export default function BookPage() {
  const { publicUrl } = useConfig();
  const [query] = useSearchParams();
  // In the answer to a form that was sent without scripts.
  const submission = useSubmission(BOOKING_DRAFT);
  const [hasErrors, setHasErrors] = useState(
    submission !== null && (submission.isChecked !== false || Boolean(submission.failure)),
  );
  usePage({
    title: hasErrors ? messages.errorPrefix + messages.bookTitle : messages.bookTitle,
    description: messages.bookDescription,
    canonical: '/book',
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.bookTitle, path: '/book' }])],
  });
  return (
    <PageFrame compact tight title={messages.bookTitle} lead={messages.bookLead}>
      <BookingForm branch={query.get('branch') || null} onErrors={setHasErrors} />
    </PageFrame>
  );
}
