import { type Language, languagePrefix, type Translated } from 'shared-language';
import type { Configuration } from '../configuration/configuration.ts';
import type { Orm } from '../database/database.ts';
import { mailTexts as english } from './email-texts.en.ts';
import { mailTexts as nepali } from './email-texts.ne.ts';
import type { Sender } from './sender.ts';

/** Plain text: it can be read everywhere and hides no link. */
export interface Email {
  subject: string;
  text: string;
  /** An attached calendar file, with the method that its text states. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

export interface EmailContext {
  orm: Orm;
  configuration: Configuration;
  sender: Sender;
  /** The language in which it is written. */
  language: Language;
}

/** The data an e-mail needs besides its recipient; stored as JSON until it is sent. */
export type EmailPayload = Record<string, string | undefined>;

/** One kind of e-mail. The domain that sends it defines it. */
export interface EmailTemplate<Payload extends EmailPayload = EmailPayload> {
  /** Stored in the outbox: a kind that was ever queued keeps its name. */
  kind: string;
  /**
   * Builds the e-mail when it is sent, not when it is queued, inside the transaction of the outbox worker.
   * @returns null when nothing is to be sent, for example because the recipient has no account
   */
  build(context: EmailContext, recipient: string, payload: Payload): Promise<Email | null> | Email | null;
}

const texts: Record<Language, Translated<typeof english>> = { en: english, ne: nepali };

/** The text of an e-mail with the greeting that every e-mail has. The outbox worker adds the signature. */
export const emailText = (language: Language, ...paragraphs: string[]): string =>
  [texts[language].greeting, ...paragraphs].join('\n\n');

/** The address of the site's pages in the language of the e-mail, to which paths such as `/login` are appended. */
export const siteAddress = ({
  configuration,
  language,
}: {
  configuration: Pick<Configuration, 'siteUrl'>;
  language: Language;
}): string => configuration.siteUrl + languagePrefix(language);
