import { dateWords, dayText } from 'shared-api/nepali-dates';
import type { Language, Translated } from 'shared-language';
import { type EmailTemplate, emailText, siteAddress } from '../mail/email.ts';
import { eventTexts as english } from './email-texts.en.ts';
import { eventTexts as nepali } from './email-texts.ne.ts';
import type { EventSummary } from './find-event.ts';

const texts: Record<Language, Translated<typeof english>> = { en: english, ne: nepali };

/**
 * The event when the e-mail was queued. `date` is written in English. `event` is its id, by which is seen whether the
 * e-mail is still true; absent in what an earlier process queued.
 */
type EventPayload = EventSummary & { event?: string };

const dateOf = ({ date, day }: EventPayload, language: Language) => {
  if (language === 'en') return date;
  return day ? dayText(day) : dateWords(date);
};

/** After a registration. */
export const eventRegisteredEmail: EmailTemplate<EventPayload> = {
  kind: 'event-registered',
  build: (context, _recipient, event) => {
    const { registered, welcome, when, time, where, cannotCome } = texts[context.language];
    const date = dateOf(event, context.language);
    const facts = [
      ...(date ? [when(date)] : []),
      ...(event.time ? [time(event.time)] : []),
      ...(event.place ? [where(event.place)] : []),
    ];
    return {
      subject: registered(event.title),
      text: emailText(
        context.language,
        welcome(event.title),
        ...(facts.length > 0 ? [facts.join('\n')] : []),
        cannotCome(`${siteAddress(context)}/my-events`),
      ),
    };
  },
};

/** After a registration was cancelled. */
export const eventCancelledEmail: EmailTemplate<EventPayload> = {
  kind: 'event-registration-cancelled',
  build: (context, _recipient, event) => {
    const { cancelled, noLonger, again } = texts[context.language];
    return {
      subject: cancelled(event.title),
      text: emailText(
        context.language,
        noLonger(event.title, dateOf(event, context.language)),
        again(`${siteAddress(context)}/upcoming-events`),
      ),
    };
  },
};

export const eventEmails: readonly EmailTemplate[] = [eventRegisteredEmail, eventCancelledEmail];
