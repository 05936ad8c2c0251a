import { canada as f } from 'shared-facts/canada';
import { canada as cost } from 'shared-facts/cost/canada';
import { runningText } from '../../text/running-text.tsx';
import type { Guide } from '../guide.ts';

/** See `canada.en.ts`. */
export const canada: Guide = {
  slug: 'canada',
  country: 'क्यानडा',
  introHeading: 'नेपाली विद्यार्थीले क्यानडा किन छान्छन्',
  intro: [
    runningText`क्यानडाका कलेज र विश्वविद्यालयले व्यवहारसँग नजिक रहेर पढाउँछन्, र पढ्ने, काम गर्ने र बस्ने नियम सजिलो भाषामा प्रकाशित छन्।`,
    runningText`संस्था ध्यान दिएर छान्नुहोस्: Designated Learning Institution (DLI) ले मात्र तपाईंलाई भर्ना लिन सक्छ, र सबै कोर्सबाट काम गर्ने अनुमति पाइँदैन।`,
  ],
  features: [
    {
      title: 'व्यावहारिक कोर्स',
      content: [runningText`को-अप (co-op) र व्यावहारिक अभ्यासले डिग्रीमै कामको अनुभव जोड्छन्।`],
    },
    {
      title: 'आंशिक समय काम',
      content: [runningText`विद्यार्थीले कक्षा चलेका बेला ${f.work} काम गर्न पाउँछन्।`],
    },
    {
      title: 'पढाइपछि काम गर्ने अनुमति',
      content: [
        runningText`Post-Graduation Work Permit तपाईंको कोर्स जति नै लामो, बढीमा ${f.pgwpLong}को हुन सक्छ।`,
      ],
    },
    {
      title: 'मनासिब खर्च',
      content: [runningText`शिक्षण शुल्क ${f.tuition} जति, बस्ने खर्च ${f.living} जति।`],
    },
    {
      title: 'सुरक्षित, खुला सहर',
      content: [runningText`विश्वभरका विद्यार्थी, र हरेक क्याम्पसमा नयाँ आउनेलाई सघाउने कार्यालय।`],
    },
    {
      title: 'स्पष्ट सरकारी नियम',
      content: [runningText`सर्त, शुल्क र फारम अनलाइन छन्, र आफ्नो आवेदन कहाँ पुग्यो त्यहीँ हेर्न सकिन्छ।`],
    },
  ],
  system: {
    title: 'क्यानडाको शिक्षा प्रणाली',
    intro: runningText`शिक्षा प्रान्तले चलाउँछन्; कलेजले कामतर्फ, विश्वविद्यालयले अनुसन्धानतर्फ लैजान्छन्, र एकबाट अर्कोमा जाने बाटो पनि छन्।`,
    levels: [
      { name: 'प्रमाणपत्र र डिप्लोमा', detail: 'कलेज, व्यवहारसँग नजिक' },
      { name: 'एड्भान्स्ड डिप्लोमा', detail: 'कलेज, अझ गहिरो' },
      { name: 'स्नातक (Bachelor)', detail: 'विश्वविद्यालय वा कलेज' },
      { name: 'स्नातकोत्तर प्रमाणपत्र', detail: 'कलेज, डिग्रीपछि' },
      { name: 'स्नातकोत्तर (Master)', detail: 'विश्वविद्यालय, कोर्सवर्क वा शोधपत्रबाट' },
      { name: 'विद्यावारिधि (PhD)', detail: 'विश्वविद्यालयमा अनुसन्धान' },
    ],
  },
  visa: {
    title: 'अध्ययन अनुमति (study permit) का एघार चरण',
    steps: [
      {
        title: 'कोर्स र संस्था छान्नुहोस्',
        content: [
          runningText`संस्था Designated Learning Institution (DLI) हो कि होइन, र कोर्सबाट काम गर्ने अनुमति पाइन्छ कि पाइँदैन, हामी जाँच्छौं।`,
        ],
      },
      {
        title: 'अङ्ग्रेजी परीक्षा दिनुहोस्',
        content: [
          runningText`IELTS समग्रमा ${f.english}, कुनै ब्यान्ड ${f.englishBand} भन्दा कम नभएको, हामी सिफारिस गर्छौं।`,
        ],
      },
      {
        title: 'शैक्षिक कागजात जुटाउनुहोस्',
        content: [runningText`लब्धाङ्कपत्र (transcript), प्रमाणपत्र, र मागिएको भए तिनको मूल्याङ्कन।`],
      },
      {
        title: 'भर्नाका लागि आवेदन दिनुहोस्',
        content: [runningText`हरेक संस्थाको आफ्नै फारम र अन्तिम मिति हुन्छ।`],
      },
      {
        title: 'प्रवेश पत्र (letter of acceptance) लिनुहोस्',
        content: [runningText`यसमा कोर्स, त्यसको अवधि र सर्त लेखिएका हुन्छन्।`],
      },
      {
        title: 'शिक्षण शुल्कको धरौटी तिर्नुहोस्',
        content: [runningText`आधिकारिक रसिद राख्नुहोस्; अनुमतिको आवेदनमा चाहिन्छ।`],
      },
      {
        title: 'प्रान्तको पत्र (provincial attestation) लिनुहोस्',
        content: [runningText`धेरैजसो आवेदकलाई प्रान्तको पत्र चाहिन्छ; कसरी पाइन्छ, संस्थाले बताउँछ।`],
      },
      {
        title: 'आर्थिक स्रोतको प्रमाण (proof of funds) तयार पार्नुहोस्',
        content: [
          runningText`एक्लो विद्यार्थीका लागि ${f.fundsStudent}; जीवनसाथीसहित जम्मा ${f.fundsPartner}; बच्चासहित ${f.fundsChildren}।`,
        ],
      },
      {
        title: 'अध्ययन अनुमतिका लागि आवेदन दिनुहोस्',
        content: [runningText`अनलाइन आवेदन दिनुहोस्। शुल्क ${f.application} हो।`],
      },
      {
        title: 'बायोमेट्रिक दिनुहोस् र तोकिएका डाक्टरकहाँ जानुहोस्',
        content: [runningText`बायोमेट्रिकको ${f.biometrics} लाग्छ। स्वास्थ्य परीक्षण सूचीकृत डाक्टरले गर्छन्।`],
      },
      {
        title: 'निर्णय पाएर यात्रा गर्नुहोस्',
        content: [
          runningText`परिचय पत्र (letter of introduction), प्रवेश पत्र र आर्थिक स्रोतको प्रमाण साथमा लैजानुहोस्।`,
        ],
      },
    ],
  },
  chart: {
    title: 'क्यानडाका खर्च र आर्थिक स्रोतको प्रमाण, CAD मा',
    rows: [f.fundsChildren, f.fundsPartner, f.fundsStudent, f.tuition, f.living],
  },
  cost,
  sections: [
    {
      id: 'costs',
      title: 'खर्च',
      facts: [
        f.tuition,
        f.living,
        f.fundsStudent,
        f.fundsPartner,
        f.fundsChildren,
        f.application,
        f.biometrics,
      ],
    },
    {
      id: 'intakes',
      title: 'भर्ना समय (intake)',
      list: [runningText`जनवरी`, runningText`सेप्टेम्बर: मुख्य भर्ना`, runningText`मे: केही कोर्स`],
    },
    {
      id: 'post-graduation-work-permit',
      title: 'पढाइपछि काम गर्ने अनुमति (Post-Graduation Work Permit)',
      content: [runningText`अनुमति कति लामो हुन्छ, कोर्सको अवधिमा भर पर्छ।`],
      list: [
        runningText`${f.pgwpShort}देखि दुई वर्षसम्मको कोर्स: कोर्स जति नै लामो`,
        runningText`${f.pgwpFull}को कोर्स: बढीमा ${f.pgwpLong}`,
      ],
    },
  ],
  faq: [
    { title: 'कति घण्टा काम गर्न पाइन्छ?', content: [runningText`कक्षा चलेका बेला ${f.work}।`] },
    {
      title: 'कति रकम देखाउनुपर्छ?',
      content: [
        runningText`शिक्षण शुल्क र यात्राबाहेक, एक्लैका लागि ${f.fundsStudent}, जीवनसाथीसहित जम्मा ${f.fundsPartner}, बच्चासहित ${f.fundsChildren}।`,
      ],
    },
    {
      title: 'अङ्ग्रेजीको कति स्कोर सिफारिस गरिन्छ?',
      content: [runningText`IELTS समग्रमा ${f.english}, कुनै ब्यान्ड ${f.englishBand} भन्दा कम होइन।`],
    },
    {
      title: 'आवेदन दिन कति खर्च लाग्छ?',
      content: [runningText`अध्ययन अनुमतिका लागि ${f.application} र बायोमेट्रिकका लागि ${f.biometrics}।`],
    },
    {
      title: 'पढाइपछि काम गर्ने अनुमति कति लामो हुन्छ?',
      content: [
        runningText`कोर्स ${f.pgwpShort}देखि दुई वर्षसम्मको भए कोर्स जति नै, योभन्दा लामो भए बढीमा ${f.pgwpLong}।`,
      ],
    },
  ],
};
