/** Commands whose answers can name the recipient: in the server's words, with the address or a part of it. */
const commandsOnRecipient = new Set(['API', 'RCPT TO', 'DATA']);

/** Answers to RCPT TO that refuse this address for good (RFC 5321, RFC 7504), where no enhanced status says more. */
const refusingCodes = new Set([501, 550, 551, 553, 556]);

/**
 * Enhanced status codes (RFC 3463) that refuse the recipient for good: its address (5.1), or a mailbox that is disabled.
 * 5.1.7 and 5.1.8 are about the sender's address.
 */
const refusingStatus = /^5\.(1\.(?![78]$)\d+|2\.1)$/;
/** Those that are about something else, whatever the code: the sender, a full mailbox, the system, the sender's rights. */
const otherStatus = /^5\.(1\.[78]|2\.\d+|3\.\d+|4\.\d+|7\.\d+)$/;
/** The server takes no e-mail from this sender, which some say with the same codes: that is for the operator to repair. */
const aboutOperator = /relay|block|spam|polic|authenti|prohibit/i;

/** Commands that are about one e-mail. What fails before them would have failed with every e-mail. */
const commandsOnEmail = new Set(['API', 'RCPT TO', 'DATA']);
/** MAIL FROM names the sender, who is the same in every e-mail, and the size of this one. */
const aboutSize = /^552\b|^\d{3}[ -]5\.(2\.3|3\.4)\b/;
/** What nodemailer says of a sender's address to which no server is asked. */
const INVALID_SENDER = /^Invalid sender /;

/**
 * What a failure without an answer of the server means for the configuration: for the sender's address, or for
 * `SMTP_URL`, whose ports 465 and 587 are easily confused.
 */
const cures: readonly [RegExp, string][] = [
  [
    INVALID_SENDER,
    'The address of the sender is not one from which e-mails can be sent: correct MAIL_FROM, or without it the e-mail address in brand.yaml of the content pack.',
  ],
  [
    /wrong version number/,
    'The mail server does not begin with TLS at this port: write smtp:// in SMTP_URL, as for port 587; smtps:// is for ports such as 465.',
  ],
  [
    /^Greeting never received$/,
    'The mail server has not greeted. If its port begins with TLS, such as 465, write smtps:// in SMTP_URL.',
  ],
];
const cureOf = (message: string) => cures.find(([words]) => words.test(message))?.[1];

/** What a failure without an answer of the server means, by nodemailer's code. */
const failuresInWords: Record<string, string> = {
  EDNS: 'The name of the mail server was not found.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  ECONNECTION: 'The mail server ended the connection.',
  ESOCKET: 'The mail server could not be reached.',
  ETLS: 'No encrypted connection to the mail server was possible.',
  // Without an answer, nodemailer refuses an address itself. That of the sender has a cure above.
  EENVELOPE: 'The address is not one to which e-mails can be sent.',
};
const MAX_ANSWER_LENGTH = 300;

/** What nodemailer tells of a failure. */
interface MailFailure {
  message?: string;
  code?: string;
  command?: string;
  /** The server's answer. */
  response?: string;
  responseCode?: number;
}

/**
 * A mail server did not take an e-mail. Neither the message nor a property that a log writes has the recipient's address;
 * the error of nodemailer has it in most of its properties and is therefore not kept as the cause.
 */
export class EmailNotTaken extends Error {
  readonly code: string | undefined;
  readonly command: string | undefined;
  readonly responseCode: number | undefined;
  /** The server refuses this recipient for good: another attempt would be refused too. */
  readonly isRecipientRefused: boolean;
  /** No e-mail can be sent at present: the server is away, hangs, refuses the login or the sender, or is not configured. */
  readonly isServerFailing: boolean;
  readonly #reason: string;

  constructor(failure: MailFailure) {
    const { message = '', code, command = '', response = '', responseCode } = failure;
    const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
    const cure = response ? undefined : cureOf(message);
    super(
      cure ??
        (commandsOnRecipient.has(command)
          ? ['The mail server did not take the e-mail:', command, responseCode ?? code, status]
              .filter(Boolean)
              .join(' ')
          : withoutAddresses(message)),
    );
    this.code = code;
    this.command = command || undefined;
    this.responseCode = responseCode;
    const isSizeRefused = command === 'MAIL FROM' && (code === 'EMESSAGE' || aboutSize.test(response));
    this.isServerFailing = INVALID_SENDER.test(message) || !(commandsOnEmail.has(command) || isSizeRefused);
    this.isRecipientRefused = command === 'RCPT TO' && isRefusal(responseCode, status, response);
    this.#reason = response
      ? `The mail server answered: ${readable(response)}`
      : (cure ?? failuresInWords[code ?? ''] ?? readable(message));
  }

  /**
   * Why, in words for staff: the server's answer, shortened and without addresses, links and secrets, because it can
   * quote the e-mail; or what is wrong with the connection. It may name a part of the address: a log does not write it.
   */
  get reason(): string {
    return this.#reason;
  }
}

function isRefusal(code = 0, status = '', response: string): boolean {
  if (code < 500 || aboutOperator.test(withoutAddresses(response))) return false;
  return refusingStatus.test(status) || (refusingCodes.has(code) && !otherStatus.test(status));
}

const withoutAddresses = (text: string) => text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…');

/** Where an answer begins a new line: after the first one, with the same codes again. */
const LINE_PREFIX = /(?<=\n)\d{3}[ -](?:\d\.\d{1,3}\.\d{1,3}(?: |$))?/gm;
/** A line break that belongs to the encoding of a quoted e-mail (quoted-printable), not to its text. */
const SOFT_BREAK = /=\r?\n/g;

/** A link, also where it goes on in the next line, or a word as long as the secrets of links. */
const LINK_OR_SECRET = /https?:\S+(?:\r?\n\S+)?|[\w+/=-]{20,}/gi;

/** An answer on one line that is not too long, with nothing that a link of an e-mail has. */
const readable = (answer: string): string => {
  const joined = answer.replace(LINE_PREFIX, '').replace(SOFT_BREAK, '');
  const text = withoutAddresses(joined.replace(LINK_OR_SECRET, '…'))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // Half of a character that has two code units is dropped.
  return text.length > MAX_ANSWER_LENGTH
    ? `${text.slice(0, MAX_ANSWER_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`
    : text;
};
