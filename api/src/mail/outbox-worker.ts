import { createEmailDelivery, type EmailDeliveryOptions } from './email-delivery.ts';

export interface OutboxWorker {
  start: () => void;
  /** Looks for due e-mails now. Does nothing before the start. */
  wake: () => void;
  /** Finishes the e-mail that is being sent. */
  stop: () => Promise<void>;
}

/** Time between polls; other processes and retries are found by them. */
const POLL_SECONDS = 5;

/** Sends the e-mails of the outbox one at a time, as soon as they are due. Any number of processes may run one. */
export function createOutboxWorker(options: EmailDeliveryOptions): OutboxWorker {
  const sendNext = createEmailDelivery(options);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let wasWoken = false;
  let isStopped = true;

  const sendAllDue = async () => {
    try {
      do {
        wasWoken = false;
        while (!isStopped && (await sendNext()));
      } while (wasWoken && !isStopped);
    } catch (error) {
      options.log.warn({ err: error }, 'outbox worker failed, continues with the next poll');
    }
  };
  const wake = () => {
    if (isStopped) return;
    clearTimeout(timer);
    if (running) {
      wasWoken = true;
      return;
    }
    running = sendAllDue().finally(() => {
      running = undefined;
      if (!isStopped) timer = setTimeout(wake, wasWoken ? 0 : POLL_SECONDS * 1000);
    });
  };
  return {
    start: () => {
      isStopped = false;
      wake();
    },
    wake,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
