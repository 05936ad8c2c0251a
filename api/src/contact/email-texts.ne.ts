import type { Translated } from 'shared-language';
import type { contactTexts as english } from './email-texts.en.ts';

/** See `email-texts.en.ts`. */
export const contactTexts: Translated<typeof english> = {
  subject: (id) => `हामीले तपाईंको सन्देश नं. ${id} पायौं`,
  arrived: (id) => `तपाईंको सन्देश नं. ${id} आइपुग्यो।`,
  answer: (days) => `परामर्शदाताले यो पढेर ${days} कार्यदिन (आइतबारदेखि शुक्रबार) भित्र यही ठेगानामा जवाफ दिन्छन्।`,
  ignore: 'तपाईंले हामीलाई लेख्नुभएको होइन भने केही गर्नु पर्दैन।',
};
