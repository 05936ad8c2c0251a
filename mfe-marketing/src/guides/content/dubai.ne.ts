import { dubai as cost } from 'shared-facts/cost/dubai';
import { dubai as f } from 'shared-facts/dubai';
import { runningText } from '../../text/running-text.tsx';
import type { Guide } from '../guide.ts';

/** See `dubai.en.ts`. */
export const dubai: Guide = {
  slug: 'dubai',
  country: 'दुबई',
  introHeading: 'नेपाली विद्यार्थीले दुबई किन छान्छन्',
  intro: [
    runningText`दुबई काठमाडौंबाट छोटो उडानमा पुगिन्छ, र त्यहाँ धेरै देशका विश्वविद्यालयका क्याम्पस छन्। पढाइ अङ्ग्रेजीमा हुन्छ, र रोजगारदाता छेउमै हुन्छन्।`,
    runningText`क्याम्पस साँचो हुँदैमा कोर्स मान्यताप्राप्त हुँदैन: पैसा तिर्नुअघि ठ्याक्कै त्यही कोर्सको मान्यता जाँच्नुहोस्। कहाँ जाँच्ने, हामी देखाउँछौं।`,
  ],
  features: [
    {
      title: 'अन्तर्राष्ट्रिय क्याम्पस',
      content: [runningText`घर नजिकै बसेर विदेशी विश्वविद्यालयको डिग्री पढ्नुहोस्।`],
    },
    {
      title: 'अङ्ग्रेजीमा पढाइ',
      content: [runningText`कोर्स, परीक्षा र दैनिक जीवन अङ्ग्रेजीमै चल्छ।`],
    },
    {
      title: 'वर्षमा तीन पटक भर्ना',
      content: [runningText`अक्टोबर, जनवरी र जुन: अन्तिम मिति छुटे वर्ष होइन, केही महिना मात्र गुम्छ।`],
    },
    {
      title: 'भिसाका लागि विश्वविद्यालयले आवेदन दिन्छ',
      content: [runningText`विद्यार्थी भिसाको प्रायोजक (sponsor) विश्वविद्यालय हुन्छ र कुन कागजात चाहिन्छ, उसैले भन्छ।`],
    },
    {
      title: 'रोजगारदाताको सहर',
      content: [runningText`व्यापार, पर्यटन, ढुवानी र प्रविधिमा इन्टर्नसिप पाउन सकिन्छ।`],
    },
    { title: 'नेपालबाट नजिक', content: [runningText`छोटो उडान र ठूलो नेपाली समुदाय।`] },
  ],
  system: {
    title: 'दुबईको शिक्षा प्रणाली',
    intro: runningText`डिग्री मूल विश्वविद्यालयको वा युएई (UAE) को प्रणालीअनुसार हुन्छन्।`,
    levels: [
      { name: 'फाउन्डेसन', detail: 'डिग्रीका लागि तयार पार्छ' },
      { name: 'डिप्लोमा', detail: 'उच्च डिप्लोमा कोर्स' },
      { name: 'स्नातक (Bachelor)', detail: 'पहिलो विश्वविद्यालय डिग्री' },
      { name: 'स्नातकोत्तर (Master)', detail: 'प्रायः कामसँगै पढ्न मिल्ने' },
      { name: 'विद्यावारिधि (PhD)', detail: 'केही विश्वविद्यालयमा' },
    ],
  },
  visa: {
    title: 'भिसा प्रक्रिया',
    steps: [
      {
        title: 'कोर्स र क्याम्पस छान्नुहोस्',
        content: [runningText`कोर्सको मान्यता हामी तपाईंसँगै जाँच्छौं।`],
      },
      {
        title: 'भर्नाका लागि आवेदन दिनुहोस्',
        content: [runningText`लब्धाङ्कपत्र (transcript), राहदानी (passport), फोटो, र मागिएको भए अङ्ग्रेजीको स्कोर।`],
      },
      {
        title: 'प्रवेश पत्र (offer letter) लिएर धरौटी तिर्नुहोस्',
        content: [runningText`रसिद राख्नुहोस्: भिसाको फाइलमा चाहिन्छ।`],
      },
      {
        title: 'विश्वविद्यालयले प्रवेश अनुमति (entry permit) का लागि आवेदन दिन्छ',
        content: [runningText`यात्रा गर्नुअघि तपाईंलाई अनुमति पठाउँछ। भिसाको खर्च ${f.visa} हो।`],
      },
      {
        title: 'यात्रा गरेर स्वास्थ्य परीक्षण गराउनुहोस्',
        content: [runningText`परीक्षण दुबई पुगेपछि हुन्छ।`],
      },
      {
        title: 'Emirates ID र बसोबास भिसा',
        content: [runningText`Emirates ID का लागि बायोमेट्रिक, अनि बसोबास भिसा (residence visa)।`],
      },
    ],
  },
  chart: {
    title: 'दुबईका खर्च, AED मा',
    rows: [f.tuitionPostgraduate, f.tuitionUndergraduate, f.living, f.visa],
  },
  cost,
  sections: [
    { id: 'costs', title: 'खर्च', facts: [f.tuitionUndergraduate, f.tuitionPostgraduate, f.living, f.visa] },
    {
      id: 'intakes',
      title: 'भर्ना समय (intake)',
      list: [runningText`अक्टोबर`, runningText`जनवरी`, runningText`जुन`],
    },
    {
      id: 'graduate-visa',
      title: 'पढाइ सकेकाको भिसा',
      content: [
        runningText`धेरै राम्रो नतिजा ल्याएकाले लामो बसोबासका लागि आवेदन दिन सक्छन्; अरूले रोजगारदाताको भिसा लिन्छन्। सर्तहरू आधिकारिक पृष्ठमा छन्।`,
      ],
    },
  ],
  faq: [
    {
      title: 'शिक्षण शुल्क कति लाग्छ?',
      content: [
        runningText`स्नातकका लागि ${f.tuitionUndergraduate} र स्नातकोत्तरका लागि ${f.tuitionPostgraduate}।`,
      ],
    },
    { title: 'बस्ने खर्च कति लाग्छ?', content: [runningText`${f.living} जति।`] },
    { title: 'भिसाको कति खर्च लाग्छ?', content: [runningText`${f.visa}।`] },
    { title: 'कोर्स कहिले सुरु हुन्छन्?', content: [runningText`अक्टोबर, जनवरी र जुनमा।`] },
    {
      title: 'डिग्री मान्य हुन्छ?',
      content: [runningText`त्यो कोर्समा भर पर्छ। पैसा तिर्नुअघि मान्यता दिने निकायमा हेर्नुहोस्; हामी तपाईंसँगै हेर्छौं।`],
    },
  ],
};
