import type { Translated } from 'shared-language';
import type { appointmentTexts as english } from './email-texts.en.ts';

/** See `email-texts.en.ts`. */
export const appointmentTexts: Translated<typeof english> = {
  booked: (time) => `तपाईंको भेटघाट समय: ${time}`,
  isBooked: 'तपाईंको भेटघाट समय पक्का भयो।',
  moved: (time) => `तपाईंको भेटघाटको समय बदलियो: ${time}`,
  isMoved: 'तपाईंको भेटघाटको नयाँ समय तोकिएको छ।',
  cancelled: (time) => `तपाईंको भेटघाट रद्द भयो: ${time}`,
  isCancelled: 'तपाईंको भेटघाट रद्द भएको छ।',
  bookAgain: (url) => `तपाईं जुनसुकै बेला अर्को भेटघाट समय लिन सक्नुहुन्छ:\n${url}`,
  when: (time) => `समय: ${time} (काठमाडौंको समय)`,
  where: (place) => `स्थान: ${place}`,
  about: (purpose) => `विषय: ${purpose}`,
  reference: (reference) => `सन्दर्भ नम्बर: ${reference}`,
  videoLink: 'परामर्शदाताले भेटघाटअघि भिडियो कलको लिङ्क यही ठेगानामा पठाउँछन्।',
  note: (note) => `तपाईंका परामर्शदाताले लेखेका छन्:\n${note}`,
  change: (url) => `अर्को समय छान्न वा रद्द गर्न यो लिङ्क खोल्नुहोस्:\n${url}`,
  changeInCalendar: (url) => `सार्न वा रद्द गर्न: ${url}`,
  online: 'अनलाइन',
};
